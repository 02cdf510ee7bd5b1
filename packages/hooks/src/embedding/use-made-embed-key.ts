'use client';

import type { CreatedEmbedKey } from '@flowlens/client';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/**
 * Returns the last embed key that the viewer created during this visit. The server keeps only a hash of its secret.
 *
 * @example
 * const made = useMadeEmbedKey(project.id);
 */
export function useMadeEmbedKey(projectId: string): CreatedEmbedKey | undefined {
  const { queryClient } = useFlowLens();
  const queryKey = flowlensKeys.madeEmbedKey(projectId);
  return useQuery<CreatedEmbedKey>({ queryKey, queryFn: skipToken, gcTime: Infinity }, queryClient).data;
}
