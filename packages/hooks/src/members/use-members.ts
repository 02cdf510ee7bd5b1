'use client';

import type { Member } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { membersQuery } from './members-query.js';

/**
 * Returns the members of a project, the owner first.
 *
 * @example
 * const { data: members } = useMembers(projectId);
 */
export function useMembers(projectId: string): UseQueryResult<Member[]> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...membersQuery(client, projectId), enabled }, queryClient);
}
