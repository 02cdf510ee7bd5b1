'use client';

import type { Project, UpdateProjectInput } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import type { ServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import { useProjectChange } from './use-project-change.js';

/**
 * Changes a project's name or description; omitted fields stay the same.
 *
 * @example
 * const { run } = useUpdateProject(projectId);
 * run({ name: 'Web shop' });
 */
export function useUpdateProject(projectId: string): ServerChange<UpdateProjectInput, Project> {
  const { client } = useFlowLens();
  return useProjectChange({
    change: (input: UpdateProjectInput) => client.projects.update(projectId, input),
    succeeded: () => ({ tone: 'success', code: 'projectUpdated' }),
    failed: (error) => failureNotice('updateProject', error),
  });
}
