'use client';

import { useState } from 'react';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';
import { useStableCallback } from '../use-stable-callback.js';

export interface UseRefreshFlowResult {
  refreshing: boolean;
  refresh: () => void;
}

/** Reads a flow again, with everything that is shown of it: its comments and its timeline too. */
export function useRefreshFlow(flowId: string): UseRefreshFlowResult {
  const { queryClient } = useFlowLens();
  const [refreshing, setRefreshing] = useState(false);

  const refresh = useStableCallback(() => {
    if (refreshing) return;
    setRefreshing(true);
    // What fails to load says so in its own place.
    void queryClient.invalidateQueries({ queryKey: flowlensKeys.flow(flowId) }).finally(() => setRefreshing(false));
  });

  return { refreshing, refresh };
}
