'use client';

import type { CurrentUser, FlowLensClient } from '@flowlens/client';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the person who is signed in. */
export const currentUserQuery = (client: FlowLensClient) =>
  queryOptions({
    queryKey: flowlensKeys.currentUser(),
    queryFn: ({ signal }) => client.auth.me(signal),
  });

/** The person who is signed in. */
export function useCurrentUser(): UseQueryResult<CurrentUser> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...currentUserQuery(client), enabled }, queryClient);
}
