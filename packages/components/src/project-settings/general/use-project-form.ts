'use client';

import type { Project, UpdateProjectInput } from '@flowlens/client';
import { canSaveProject, type ProjectForm, visibleText } from '@flowlens/core/validation';
import { useUpdateProject } from '@flowlens/hooks';
import { useState } from 'react';

/** Holds edits of name and description. Unedited fields follow changes by other people. */
export function useProjectForm(project: Project) {
  const { run, pending } = useUpdateProject(project.id);
  const [typed, setTyped] = useState<Partial<ProjectForm>>({});
  const form: ProjectForm = { name: project.name, description: project.description, ...typed };

  return {
    form,
    pending,
    canSave: canSaveProject(form, project),
    changed: form.name !== project.name || form.description !== project.description,
    type: (part: Partial<ProjectForm>) => setTyped((before) => ({ ...before, ...part })),
    /** A failed save keeps the typed text. */
    save: (onSaved: () => void) =>
      run(changesIn(form, project), {
        onSuccess: () => {
          setTyped({});
          onSaved();
        },
      }),
  };
}

/** Only changed fields, so that two admins do not undo each other's changes. */
function changesIn(form: ProjectForm, project: Project): UpdateProjectInput {
  const name = visibleText(form.name);
  const description = visibleText(form.description);
  return {
    ...(name !== project.name && { name }),
    ...(description !== project.description && { description }),
  };
}
