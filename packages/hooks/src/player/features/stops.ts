import type { MarkerItem } from '@flowlens/core';
import type { PlayerFeature, PlayerFeatureContext } from '../player-feature.js';
import type { PlaybackState } from './playback.js';
import type { TimeActions, TimeState } from './time.js';

/** A stop this close behind has just been passed by a playing video; going back from it means the one before. */
const JUST_PASSED_MS = 1_000;

/** Browsers round the time that a video is sent to. */
const ROUNDING_MS = 1;

export type StopKind = 'error' | 'comment';

export interface StopsState {
  /** Errors and comments to jump between, in order of time. */
  stops: readonly MarkerItem[];
}

export interface StopsActions {
  /** `onReach` runs after each jump to one of them. */
  setStops: (stops: readonly MarkerItem[], onReach?: (stop: MarkerItem) => void) => void;
  /** Goes to the next (1) or previous (-1) error or comment, if there is one. */
  jump: (kind: StopKind, direction: 1 | -1) => void;
}

export const initialStops: StopsState = { stops: [] };

type StopsContext = PlayerFeatureContext<StopsState & TimeState & PlaybackState>;

export function stopsFeature({ get, set }: StopsContext, { seek }: TimeActions): PlayerFeature<StopsActions> {
  let reached: ((stop: MarkerItem) => void) | undefined;
  return {
    actions: {
      setStops(stops, onReach) {
        reached = onReach;
        set({ stops });
      },
      jump(kind, direction) {
        const stop = stopBeside(get(), kind, direction);
        if (!stop) return;
        seek(stop.timeMs);
        reached?.(stop);
      },
    },
  };
}

/** The next (1) or previous (-1) error or comment from where the video stands. */
export function stopBeside(
  { stops, timeMs, paused }: StopsState & TimeState & PlaybackState,
  kind: StopKind,
  direction: 1 | -1,
): MarkerItem | undefined {
  const wanted = (stop: MarkerItem) => (stop.kind === 'comment') === (kind === 'comment');
  if (direction > 0) return stops.find((stop) => stop.timeMs > timeMs + ROUNDING_MS && wanted(stop));
  const beforeMs = timeMs - (paused ? ROUNDING_MS : JUST_PASSED_MS);
  return stops.findLast((stop) => stop.timeMs < beforeMs && wanted(stop));
}
