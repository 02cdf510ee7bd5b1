'use client';

import type { FlowLensClient, Tag } from '@flowlens/client';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the tags of one project. */
export const tagsQuery = (client: FlowLensClient, projectId: string) =>
  queryOptions({
    queryKey: flowlensKeys.projectTags(projectId),
    queryFn: ({ signal }) => client.tags.list({ system_id: projectId }, signal),
  });

/** The tags of one project. */
export function useTags(projectId: string): UseQueryResult<Tag[]> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...tagsQuery(client, projectId), enabled }, queryClient);
}
