'use client';

import type { CreatedRecordingLink } from '@flowlens/client';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/**
 * Returns the last recording link that the viewer created during this visit. The server keeps only a hash of its secret.
 *
 * @example
 * const made = useMadeRecordingLink(projectId);
 */
export function useMadeRecordingLink(projectId: string): CreatedRecordingLink | undefined {
  const { queryClient } = useFlowLens();
  const queryKey = flowlensKeys.madeRecordingLink(projectId);
  return useQuery<CreatedRecordingLink>({ queryKey, queryFn: skipToken, gcTime: Infinity }, queryClient).data;
}
