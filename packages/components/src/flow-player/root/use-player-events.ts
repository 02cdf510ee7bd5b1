'use client';

import type { PlayerStore } from '@flowlens/hooks';
import { useStableCallback } from '@flowlens/hooks/internal';
import { useEffect } from 'react';
import { type FlowPlayerHandle, playerHandle } from '../flow-player-handle.js';

/** Events of a player. */
export interface PlayerEventProps {
  /** Runs once size and duration of the video are known, so that it can play. */
  onReady?: ((player: FlowPlayerHandle) => void) | undefined;
  /** Runs whenever playback reaches the end. */
  onEnded?: ((player: FlowPlayerHandle) => void) | undefined;
}

export function usePlayerEvents(store: PlayerStore, { onReady, onEnded }: PlayerEventProps): void {
  const callReady = useStableCallback(() => onReady?.(playerHandle(store)));
  const callEnded = useStableCallback(() => onEnded?.(playerHandle(store)));

  useEffect(() => {
    let wasReady = false;
    let wasEnded = store.getState().ended;
    const check = () => {
      const { ready, ended } = store.getState();
      const endsNow = ended && !wasEnded;
      const isReadyNow = ready && !wasReady;
      // Set first: a handler may change the player, which calls back at once.
      wasReady ||= ready;
      wasEnded = ended;
      if (isReadyNow) callReady();
      if (endsNow) callEnded();
    };
    check();
    return store.subscribe(check);
  }, [store, callReady, callEnded]);
}
