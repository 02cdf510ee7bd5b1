'use client';

import type { CurrentUser } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { currentUserQuery } from './current-user-query.js';

/**
 * Returns the current user.
 *
 * @example
 * const { data } = useCurrentUser();
 */
export function useCurrentUser(): UseQueryResult<CurrentUser> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...currentUserQuery(client), enabled }, queryClient);
}
