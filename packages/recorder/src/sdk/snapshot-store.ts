import { createListeners } from '@flowlens/core/internal';
import type { RecorderSnapshot } from '../recorder.js';

const INITIAL: RecorderSnapshot = {
  status: 'idle',
  installed: false,
  startedAt: null,
  elapsedMs: 0,
  runningSince: null,
  hasVideo: false,
  hasMicrophone: false,
  eventsCount: 0,
  errorsCount: 0,
  hasSiteEvents: false,
  marks: [],
  gaps: [],
  orphans: [],
  draft: null,
  error: null,
};

export interface SnapshotStore {
  get: () => RecorderSnapshot;
  set: (change: Partial<RecorderSnapshot>) => void;
  subscribe: (listener: () => void) => () => void;
}

/** Holds the recorder's state as immutable snapshots. */
export function createSnapshotStore(): SnapshotStore {
  let snapshot = INITIAL;
  const listeners = createListeners();
  return {
    get: () => snapshot,
    set(change) {
      snapshot = { ...snapshot, ...change };
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}
