'use client';

import type { GuestLink } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { guestLinkQuery } from './guest-link-query.js';

/**
 * Returns the request of a recording link to its guests, or the reason why it has ended. An unknown link fails with 401.
 *
 * @example
 * const { data: link } = useGuestLink(token);
 */
export function useGuestLink(token: string): UseQueryResult<GuestLink> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...guestLinkQuery(client, token), enabled }, queryClient);
}
