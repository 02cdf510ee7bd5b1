'use client';

import type { Project, RecordingLinks } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useProjectPermissions } from '../projects/use-project-permissions.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import { recordingLinksQuery } from './recording-links-query.js';

/**
 * Returns the recording links of a project, newest first. Not requested unless the viewer is an admin.
 *
 * @example
 * const { data: links } = useRecordingLinks(project);
 */
export function useRecordingLinks(project: Project): UseQueryResult<RecordingLinks> {
  const { client, queryClient, enabled } = useFlowLens();
  const { canManage } = useProjectPermissions(project);
  return useQuery({ ...recordingLinksQuery(client, project.id), enabled: enabled && canManage }, queryClient);
}
