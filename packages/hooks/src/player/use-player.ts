'use client';

import { useContext, useSyncExternalStore } from 'react';
import { PlayerContext } from './player-context.js';
import type { PlayerState, PlayerStore } from './player-store.js';

/**
 * Returns the store of the enclosing player, or the given one.
 *
 * @example
 * const { actions } = usePlayerStore();
 */
export function usePlayerStore(handedIn?: PlayerStore): PlayerStore {
  const around = useContext(PlayerContext);
  const store = handedIn ?? around;
  if (!store) {
    throw new Error(
      'FlowLens: there is no player around this part. Put it inside <FlowPlayer.Root>, or hand in a store of createPlayerStore().',
    );
  }
  return store;
}

/**
 * Returns a value of the player's state, and renders again only when it changes. Select values, not new objects.
 *
 * @example
 * const seconds = usePlayer((state) => Math.floor(state.timeMs / 1_000));
 */
export function usePlayer<Value>(select: (state: PlayerState) => Value, handedIn?: PlayerStore): Value {
  const store = usePlayerStore(handedIn);
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.getState()),
    () => select(store.getInitialState()),
  );
}
