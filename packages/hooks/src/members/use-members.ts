'use client';

import type { FlowLensClient, Member } from '@flowlens/client';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the members of a project. */
export const membersQuery = (client: FlowLensClient, projectId: string) =>
  queryOptions({
    queryKey: flowlensKeys.members(projectId),
    queryFn: ({ signal }) => client.members.list(projectId, signal),
  });

/** The members of a project, the owner first. */
export function useMembers(projectId: string): UseQueryResult<Member[]> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...membersQuery(client, projectId), enabled }, queryClient);
}
