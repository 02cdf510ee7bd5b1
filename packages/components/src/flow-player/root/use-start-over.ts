'use client';

import { useEffect, useRef } from 'react';
import type { PlayerRootProps } from './player-root.js';

type Place = Pick<PlayerRootProps, 'store' | 'startAt' | 'time' | 'defaultTime'>;

/** A store of the host outlives a flow: the next one begins at its beginning, where the host names no other place. */
export function useStartOver(flowId: string, { store, startAt, time, defaultTime }: Place): void {
  const shownId = useRef(flowId);
  useEffect(() => {
    if (shownId.current !== flowId && (startAt ?? time ?? defaultTime) == null) store?.actions.seek(0);
    shownId.current = flowId;
  }, [flowId, store, startAt, time, defaultTime]);
}
