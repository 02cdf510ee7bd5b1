import type { CreateJiraIssueInput } from '@flowlens/client';
import { oneLine } from '@flowlens/core/format';
import { isBlank } from '@flowlens/core/validation';
import type { IssueLink, NewIssue } from './client/jira.js';
import { type FieldError, invalidRequest, unprocessable } from '../../platform/errors/http-problem.js';

const LINK_TITLE = 'Flow Link';

/** @throws HttpProblem 422 for a text without visible characters */
export function readIssue(body: CreateJiraIssueInput): Omit<NewIssue, 'marker'> {
  const { title, description, project_key: projectKey, type } = body;
  const errors: FieldError[] = [];
  if (isBlank(title)) errors.push({ path: '/body/title', message: 'is required' });
  if (isBlank(description)) errors.push({ path: '/body/description', message: 'is required' });
  if (errors.length > 0) throw invalidRequest(errors);
  return { title, description, projectKey, type };
}

/**
 * Returns the links for Jira.
 *
 * @throws HttpProblem 422 for a link to anything but our own public origin
 */
export function readLinks(links: CreateJiraIssueInput['hyperlinks_to_attach'], publicUrl: string): IssueLink[] {
  const errors = links.flatMap(({ url }, index): FieldError[] =>
    isOurs(url, publicUrl) ? [] : [{ path: `/body/hyperlinks_to_attach/${index}/url`, message: 'must be our own' }],
  );
  if (errors.length > 0) throw unprocessable('Links may only point at this FlowLens.', errors);
  return links.map(({ url, title }) => ({
    url: new URL(url).href,
    title: oneLine(title, title.length) || LINK_TITLE,
  }));
}

function isOurs(url: string, publicUrl: string): boolean {
  if (!URL.canParse(url)) return false;
  const { origin, username, password } = new URL(url);
  return origin === publicUrl && username === '' && password === '';
}
