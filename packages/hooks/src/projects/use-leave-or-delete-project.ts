'use client';

import { failureNotice } from '@flowlens/core/failures';
import type { ServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';
import { useProjectChange } from './use-project-change.js';

/** The two ways to end one's use of a project. */
export type ProjectEnd = 'leave' | 'delete';

export interface UseLeaveOrDeleteProjectOptions {
  /** Runs as soon as the server has finished. Return true if the host takes over, for instance by reloading the page. */
  takenOver?: ((end: ProjectEnd) => boolean) | undefined;
}

/**
 * Leaves or deletes a project and removes its cached data.
 *
 * @example
 * const { run, pending } = useLeaveOrDeleteProject(projectId);
 * run('leave');
 */
export function useLeaveOrDeleteProject(
  projectId: string,
  { takenOver }: UseLeaveOrDeleteProjectOptions = {},
): ServerChange<ProjectEnd, void> {
  const { client, queryClient } = useFlowLens();
  return useProjectChange({
    change: async (end: ProjectEnd) => {
      await (end === 'delete' ? client.projects.remove(projectId) : client.projects.leave(projectId));
      queryClient.removeQueries({ queryKey: flowlensKeys.all, type: 'inactive' });
    },
    // Keys of all projects. A page that still shows the flows of this one must not refetch them, because the server would
    // refuse.
    stale: () => [flowlensKeys.flowList({ projectId: undefined })],
    // Its members and invitations, whose keys are below the list of projects.
    isGone: ({ queryKey }) => queryKey.includes(projectId),
    takenOver,
    succeeded: (end) => ({ tone: 'success', code: end === 'delete' ? 'projectDeleted' : 'projectLeft' }),
    failed: (error, end) => failureNotice(end === 'delete' ? 'deleteProject' : 'leaveProject', error),
  });
}
