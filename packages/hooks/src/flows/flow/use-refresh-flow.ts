'use client';

import { useRefresh } from '../../client-state/use-refresh.js';

export interface UseRefreshFlowResult {
  refreshing: boolean;
  /** Does nothing while a refresh is running. */
  refresh: () => void;
}

/**
 * Refetches a flow with its comments and share links. The recording does not change and is not refetched.
 *
 * @example
 * const { refreshing, refresh } = useRefreshFlow(flowId);
 */
export function useRefreshFlow(flowId: string): UseRefreshFlowResult {
  const { refreshing, refresh } = useRefresh(['flow']);
  return { refreshing, refresh: () => refresh({ flowId }) };
}
