'use client';

import type { CreatedProject } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import type { NewProject } from '@flowlens/core/validation';
import type { ServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import { useProjectChange } from './use-project-change.js';

/**
 * Creates a project.
 *
 * @example
 * const { run, pending } = useCreateProject();
 * run({ name: 'Web shop' }, { onSuccess: ({ id }) => openProject(id) });
 */
export function useCreateProject(): ServerChange<NewProject, CreatedProject> {
  const { client } = useFlowLens();
  return useProjectChange({
    change: (project: NewProject, idempotencyKey) => client.projects.create(project, { idempotencyKey }),
    succeeded: () => ({ tone: 'success', code: 'projectCreated' }),
    failed: (error) => failureNotice('createProject', error),
  });
}
