'use client';

import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { useFlowLens } from '../provider/use-flowlens.js';
import { delayedCalls } from './delayed-calls.js';

/** Returns the variables of the delayed changes with this key, until their data has been refetched. */
export function usePendingChanges<Variables>(key: QueryKey): readonly Variables[] {
  const { subscribe, all } = delayedCalls(useFlowLens().queryClient);
  const calls = useSyncExternalStore(subscribe, all, all);
  const keyHash = hashKey(key);
  return useMemo(
    () => calls.filter((call) => call.keyHash === keyHash).map(({ variables }) => variables as Variables),
    [calls, keyHash],
  );
}
