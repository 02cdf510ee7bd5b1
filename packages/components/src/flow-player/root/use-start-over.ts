'use client';

import { useEffect, useRef } from 'react';
import type { PlayerRootProps } from './player-root.js';

type Place = Pick<PlayerRootProps, 'store' | 'startAtMs' | 'timeMs' | 'defaultTimeMs'>;

/** Seeks to the start for a new flow if the host sets no time, because a store of the host may outlive a flow. */
export function useStartOver(flowId: string, { store, startAtMs, timeMs, defaultTimeMs }: Place): void {
  const shownId = useRef(flowId);
  useEffect(() => {
    if (shownId.current !== flowId && (startAtMs ?? timeMs ?? defaultTimeMs) == null) store?.actions.seek(0);
    shownId.current = flowId;
  }, [flowId, store, startAtMs, timeMs, defaultTimeMs]);
}
