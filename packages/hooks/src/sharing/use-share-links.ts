'use client';

import type { ShareLink } from '@flowlens/client';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { shareLinksQuery } from './share-links-query.js';

export interface UseShareLinksOptions {
  /** True while the links are needed; they are fetched only then. @default true */
  enabled?: boolean | undefined;
}

/**
 * Returns the live public links of a flow, newest first, without their secrets.
 *
 * @example
 * const { data: links } = useShareLinks(flowId);
 */
export function useShareLinks(
  flowId: string,
  { enabled: wanted = true }: UseShareLinksOptions = {},
): UseQueryResult<ShareLink[]> {
  const { client, queryClient, enabled } = useFlowLens();
  return useQuery({ ...shareLinksQuery(client, flowId), enabled: enabled && wanted }, queryClient);
}
