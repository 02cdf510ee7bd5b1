import type { FormResult } from './form-result.js';
import { isBlank, visibleText } from './visible-text.js';

export interface JiraForm {
  title: string;
  description: string;
  project_key: string;
  type: string;
}

export const EMPTY_JIRA_FORM: JiraForm = { title: '', description: '', project_key: '', type: '' };

/** Name of the public link that is added to an issue. */
export const FLOW_LINK_TITLE = 'Flow Link';

const REQUIRED = {
  title: 'titleRequired',
  description: 'descriptionRequired',
  project_key: 'projectRequired',
  type: 'typeRequired',
} as const satisfies Record<keyof JiraForm, string>;

/** Error of a field; a key of `messages.validation`. */
export type JiraFormError = (typeof REQUIRED)[keyof JiraForm];

/** Validates a Jira issue: all four fields are required and must not be blank. */
export function validateJiraForm(form: JiraForm): FormResult<JiraForm, JiraFormError> {
  const blank = (Object.keys(REQUIRED) as (keyof JiraForm)[]).filter((field) => isBlank(form[field]));
  if (blank.length > 0)
    return { ok: false, errors: Object.fromEntries(blank.map((field) => [field, REQUIRED[field]])) };
  return { ok: true, value: { ...form, title: visibleText(form.title), description: visibleText(form.description) } };
}
