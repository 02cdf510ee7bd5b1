'use client';

import type { Recorder, RecorderSnapshot } from '@flowlens/recorder';
import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useFlowLens } from '../provider/use-flowlens.js';

/** Often enough that the timer skips no second. */
const TICK_MS = 250;

const noop = () => undefined;

/**
 * Returns the state of a recorder. `elapsedMs` advances in whole seconds while a recording runs.
 *
 * @example
 * const recorder = createRecorder({ client }); // of @flowlens/recorder, once per page
 * const { status, elapsedMs } = useRecorder(recorder);
 */
export function useRecorder(recorder: Recorder): RecorderSnapshot {
  const { now } = useFlowLens();
  const snapshot = useSyncExternalStore(recorder.subscribe, recorder.getSnapshot, recorder.getSnapshot);
  const { elapsedMs, runningSince } = snapshot;
  const tick = useCallback(
    (listener: () => void) => {
      if (runningSince === null) return noop;
      const timer = setInterval(listener, TICK_MS);
      return () => clearInterval(timer);
    },
    [runningSince],
  );
  const runningMs = useSyncExternalStore(
    tick,
    () => wholeSeconds(runningSince === null ? elapsedMs : elapsedMs + Math.max(0, now() - runningSince)),
    () => wholeSeconds(elapsedMs),
  );
  return useMemo(() => ({ ...snapshot, elapsedMs: runningMs }), [snapshot, runningMs]);
}

function wholeSeconds(timeMs: number): number {
  return Math.floor(timeMs / 1_000) * 1_000;
}
