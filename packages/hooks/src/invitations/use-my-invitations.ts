'use client';

import type { MyInvitation } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type PersonalProjectLimit, usePersonalProjectLimit } from '../projects/use-personal-project-limit.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import { myInvitationsQuery } from './my-invitations-query.js';

export interface UseMyInvitationsResult {
  query: UseQueryResult<MyInvitation[]>;
  /** True for open-source projects, and for personal ones below the viewer's limit. */
  canAccept: (invitation: MyInvitation) => boolean;
  personalLimit: PersonalProjectLimit;
}

/**
 * Returns the pending invitations addressed to the viewer, and whether the viewer can accept each.
 *
 * @example
 * const { query, canAccept } = useMyInvitations();
 */
export function useMyInvitations(): UseMyInvitationsResult {
  const { client, queryClient, enabled } = useFlowLens();
  const query = useQuery({ ...myInvitationsQuery(client), enabled }, queryClient);
  const personalLimit = usePersonalProjectLimit();
  return {
    query,
    canAccept: ({ system_category }) => system_category === 'OPEN_SOURCE' || !personalLimit.reached,
    personalLimit,
  };
}
