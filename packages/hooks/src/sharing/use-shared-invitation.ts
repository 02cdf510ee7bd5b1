'use client';

import type { SharedFlow, SharedInvitation } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { sharedInvitationQuery } from './shared-invitation-query.js';

/**
 * Returns the invitation through which a viewer of a shared flow joins its project. Only open-source projects have one.
 *
 * @example
 * const { data: invitation } = useSharedInvitation(token, useSharedFlow(token).data);
 */
export function useSharedInvitation(
  token: string,
  flow: Pick<SharedFlow, 'system_category'> | undefined,
): UseQueryResult<SharedInvitation> {
  const { client, queryClient, enabled } = useFlowLens();
  const invites = flow?.system_category === 'OPEN_SOURCE';
  return useQuery({ ...sharedInvitationQuery(client, token), enabled: enabled && invites }, queryClient);
}
