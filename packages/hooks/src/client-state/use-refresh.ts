'use client';

import { hashKey } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useFlowLens } from '../provider/use-flowlens.js';
import { useStableCallback } from '../internal/use-stable-callback.js';
import { type CacheCategory, cacheCategoryKeys, type CacheScope } from './cache-categories.js';

export interface UseRefreshResult {
  refreshing: boolean;
  /** Does nothing while a refresh is running. Never throws: the affected components show failures. */
  refresh: (scope?: CacheScope) => void;
}

/**
 * Refetches categories of cached data, for example for a Refresh button.
 *
 * @example
 * const { refreshing, refresh } = useRefresh(['allFlows', 'Tags']);
 */
export function useRefresh(categories: readonly CacheCategory[]): UseRefreshResult {
  const { queryClient } = useFlowLens();
  const running = useRef(false);
  const [refreshing, setRefreshing] = useState(false);

  function mark(value: boolean) {
    running.current = value;
    setRefreshing(value);
  }

  const refresh = useStableCallback((scope: CacheScope = {}) => {
    if (running.current) return;
    mark(true);
    const keys = categories.flatMap((category) => cacheCategoryKeys(category, scope));
    // Several categories may stand for the same branch, which is to be read once.
    const branches = new Map(keys.map((key) => [hashKey(key), key])).values();
    void Promise.allSettled([...branches].map((queryKey) => queryClient.invalidateQueries({ queryKey }))).then(() =>
      mark(false),
    );
  });

  return { refreshing, refresh };
}
