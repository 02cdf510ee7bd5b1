'use client';

import type { Project, WaitingRecording } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useProjectPermissions } from '../projects/use-project-permissions.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import { waitingRecordingsQuery } from './waiting-recordings-query.js';

/**
 * Returns the guest recordings that wait in a project, oldest first. Not requested unless the viewer is an admin.
 * `project.waiting_recordings_count` contains their number without another call.
 *
 * @example
 * const { data: waiting } = useWaitingRecordings(project);
 */
export function useWaitingRecordings(project: Project): UseQueryResult<WaitingRecording[]> {
  const { client, queryClient, enabled } = useFlowLens();
  const { canManage } = useProjectPermissions(project);
  return useQuery({ ...waitingRecordingsQuery(client, project.id), enabled: enabled && canManage }, queryClient);
}
