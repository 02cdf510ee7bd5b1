import type { FormResult } from './form-result.js';
import { visibleText } from './visible-text.js';

export interface ProjectForm {
  name: string;
  description: string;
}

export interface NewProject {
  name: string;
  description?: string;
}

/** Validates a new project: the name is required, both fields are trimmed, and a blank description is omitted. */
export function validateProjectForm(form: ProjectForm): FormResult<NewProject, 'nameRequired'> {
  const name = visibleText(form.name);
  const description = visibleText(form.description);
  if (name === '') return { ok: false, errors: { name: 'nameRequired' } };
  return { ok: true, value: description === '' ? { name } : { name, description } };
}

/** Returns whether there is something to save: the name or description has changed, and the name is not blank. */
export function canSaveProject(form: ProjectForm, saved: { name: string; description: string | null }): boolean {
  const name = visibleText(form.name);
  return name !== '' && (name !== saved.name || visibleText(form.description) !== (saved.description ?? ''));
}
