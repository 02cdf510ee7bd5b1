'use client';

import { useRefresh } from '../../client-state/use-refresh.js';

export interface UseRefreshFlowResult {
  refreshing: boolean;
  /** Does nothing while it still runs. */
  refresh: () => void;
}

/** Reads a flow again, its comments and share links too. What was recorded does not change and is not read again. */
export function useRefreshFlow(flowId: string): UseRefreshFlowResult {
  const { refreshing, refresh } = useRefresh(['flow']);
  return { refreshing, refresh: () => refresh({ flowId }) };
}
