import type { Gap } from '../events/gap.js';

/** Maximum distance between drops in the same gap. */
const SAME_GAP_MS = 1_000;

export interface GapChannel {
  emit: (gap: Gap) => void;
  /** Also delivers earlier gaps. */
  onGap: (listener: (gap: Gap) => void) => void;
}

export function createGapChannel(): GapChannel {
  const gaps: Gap[] = [];
  const listeners: ((gap: Gap) => void)[] = [];
  return {
    emit(gap) {
      gaps.push(gap);
      for (const listener of listeners) listener(gap);
    },
    onGap(listener) {
      listeners.push(listener);
      for (const gap of gaps) listener(gap);
    },
  };
}

export interface DropCounter {
  dropped: (atMs: number) => void;
  kept: (atMs: number) => void;
  end: () => void;
}

/** Combines dropped frames into gaps. */
export function createDropCounter(emit: (gap: Gap) => void): DropCounter {
  let count = 0;
  let firstAt = 0;
  let lastAt = 0;
  const end = () => {
    if (count > 0) emit({ reason: 'frames_dropped', atMs: firstAt, forMs: lastAt - firstAt, count });
    count = 0;
  };
  return {
    dropped(atMs) {
      if (count === 0) firstAt = atMs;
      lastAt = atMs;
      count += 1;
    },
    kept(atMs) {
      if (count > 0 && atMs - lastAt > SAME_GAP_MS) end();
    },
    end,
  };
}
