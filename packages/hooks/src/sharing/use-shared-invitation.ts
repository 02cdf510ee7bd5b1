'use client';

import type { FlowLensClient, SharedFlow, SharedInvitation } from '@flowlens/client';
import { queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/** Query definition of the invitation that comes with a public link. */
export const sharedInvitationQuery = (client: FlowLensClient, token: string) =>
  queryOptions({
    queryKey: flowlensKeys.sharedInvitation(token),
    queryFn: ({ signal }) => client.sharedFlows.invitation(token, signal),
  });

/** How a viewer of a shared flow joins its project. Asked for open-source projects only: the others invite nobody this way. */
export function useSharedInvitation(
  token: string,
  flow: Pick<SharedFlow, 'system_category'> | undefined,
): UseQueryResult<SharedInvitation> {
  const { client, queryClient, enabled } = useFlowLens();
  const invites = flow?.system_category === 'OPEN_SOURCE';
  return useQuery({ ...sharedInvitationQuery(client, token), enabled: enabled && invites }, queryClient);
}
