'use client';

import { SUBSCRIPTION_SYNC_DEBOUNCE_MS } from '@flowlens/core/limits';
import { useEffect, useRef } from 'react';
import { useStableCallback } from '../internal/use-stable-callback.js';

/**
 * Passes on a subscription's state after it has not changed for 500 ms. The initial state counts as known,
 * and a change that is undone in time is ignored. A pending state is dropped on unmount, because the subscription has
 * ended.
 *
 * @example
 * useSubscriptionSync(watchedFlowIds, (ids) => socket.send(JSON.stringify({ watch: ids })));
 */
export function useSubscriptionSync<State>(state: State, onSync: (state: State) => void): void {
  const known = useRef(state);
  const sync = useStableCallback(onSync);

  useEffect(() => {
    if (Object.is(state, known.current)) return;
    const timer = setTimeout(() => {
      known.current = state;
      sync(state);
    }, SUBSCRIPTION_SYNC_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [state, sync]);
}
