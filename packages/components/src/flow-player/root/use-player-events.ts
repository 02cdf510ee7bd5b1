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
  const tellReady = useStableCallback(() => onReady?.(playerHandle(store)));
  const tellEnded = useStableCallback(() => onEnded?.(playerHandle(store)));

  useEffect(() => {
    let told = false;
    let before = store.getState().ended;
    const tell = () => {
      const { ready, ended } = store.getState();
      const endsNow = ended && !before;
      const isReadyNow = ready && !told;
      // Set first: a handler may change the player, which calls back at once.
      told ||= ready;
      before = ended;
      if (isReadyNow) tellReady();
      if (endsNow) tellEnded();
    };
    tell();
    return store.subscribe(tell);
  }, [store, tellReady, tellEnded]);
}
