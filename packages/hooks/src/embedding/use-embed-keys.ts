'use client';

import type { EmbedKey, Project } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useProjectPermissions } from '../projects/use-project-permissions.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import { embedKeysQuery } from './embed-keys-query.js';

/**
 * Returns the embed keys of a project, newest first. Not requested unless the viewer is an admin.
 *
 * @example
 * const { data: keys = [] } = useEmbedKeys(project);
 */
export function useEmbedKeys(project: Project): UseQueryResult<EmbedKey[]> {
  const { client, queryClient, enabled } = useFlowLens();
  const { canManage } = useProjectPermissions(project);
  return useQuery({ ...embedKeysQuery(client, project.id), enabled: enabled && canManage }, queryClient);
}
