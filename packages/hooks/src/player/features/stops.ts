import { clampTime } from '@flowlens/core/player';
import { type MarkerItem, markerItemId } from '@flowlens/timeline';
import type { PlayerFeature, PlayerFeatureContext, PlayerFeatureParts } from '../player-feature.js';
import type { IdleState } from './idle.js';
import type { PlaybackState } from './playback.js';
import type { RateState } from './rate.js';
import type { TimeActions, TimeState } from './time.js';

/** A stop that playback passed within this time, in the viewer's time. Going back from it leads to the one before. */
const JUST_PASSED_MS = 1_000;

/** Tolerance for browsers that round the time of a seek. */
const ROUNDING_MS = 1;

export type StopKind = 'error' | 'comment';

export interface StopsState {
  /** Markers of the player, in order of time. Jumps lead to errors and comments. */
  stops: readonly MarkerItem[];
  /** The last target of a jump. While the video is there, it identifies one of several stops with the same time. */
  lastStop: MarkerItem | null;
}

export interface StopsActions {
  /** `onReach` runs after each jump to one of them. */
  setStops: (stops: readonly MarkerItem[], onReach?: (stop: MarkerItem) => void) => void;
  /** Jumps to a stop without calling `onReach`. */
  goTo: (stop: MarkerItem) => void;
  /** Jumps to the next (1) or previous (-1) error or comment, if there is one. */
  jump: (kind: StopKind, direction: 1 | -1) => void;
}

const initialState: StopsState = { stops: [], lastStop: null };

export const stopsFeature: PlayerFeature<StopsState, StopsActions, StandingPlayer, TimeActions> = {
  initialState,
  create,
};

type StandingPlayer = StopsState & TimeState & PlaybackState & RateState & IdleState;

function create(
  { get, set }: PlayerFeatureContext<StandingPlayer>,
  time: TimeActions,
): PlayerFeatureParts<StopsActions> {
  let reached: ((stop: MarkerItem) => void) | undefined;
  function goTo(stop: MarkerItem) {
    set({ lastStop: stop });
    time.seek(stop.timeMs);
  }
  return {
    actions: {
      setStops(stops, onReach) {
        reached = onReach;
        set({ stops });
      },
      goTo,
      jump(kind, direction) {
        const stop = stopBeside(get(), kind, direction);
        if (!stop) return;
        goTo(stop);
        reached?.(stop);
      },
    },
  };
}

/** Returns the next (1) or previous (-1) error or comment from the current position. */
export function stopBeside(player: StandingPlayer, kind: StopKind, direction: 1 | -1): MarkerItem | undefined {
  const { stops, timeMs, paused } = player;
  const placeMs = (stop: MarkerItem) => placeOf(stop, player);
  const lastIndex = currentIndex(player);

  function liesThere(stopMs: number) {
    const distanceMs = direction * (stopMs - timeMs);
    return distanceMs > ROUNDING_MS && (direction > 0 || paused || distanceMs > justPassedMs(player, stopMs));
  }
  const isBeside = (stop: MarkerItem, index: number) =>
    stopKind(stop) === kind && (lastIndex < 0 ? liesThere(placeMs(stop)) : direction * (index - lastIndex) > 0);
  return direction > 0 ? stops.find(isBeside) : stops.findLast(isBeside);
}

/** Returns the number of the error or comment where the video is, or else of the last one before; 0 before the first. */
export function stopNumber(player: StandingPlayer, kind: StopKind): number {
  const { stops, timeMs } = player;
  const index = currentIndex(player);
  const isUpToHere = (stop: MarkerItem, at: number) =>
    index < 0 ? placeOf(stop, player) <= timeMs + ROUNDING_MS : at <= index;
  return stops.filter((stop, at) => stopKind(stop) === kind && isUpToHere(stop, at)).length;
}

/** Stops after the last picture are at the end of the video. */
function placeOf({ timeMs }: MarkerItem, { durationMs }: TimeState): number {
  return durationMs > 0 ? clampTime(timeMs, durationMs) : timeMs;
}

/** Returns the index of the last jump's target if the video is still there, else -1. */
function currentIndex(player: StandingPlayer): number {
  const { stops, lastStop, timeMs } = player;
  if (!lastStop || Math.abs(placeOf(lastStop, player) - timeMs) > ROUNDING_MS) return -1;
  // Stops are rebuilt when others arrive.
  return stops.findIndex((stop) => markerItemId(stop) === markerItemId(lastStop));
}

/** Returns the kind of jump that leads to a stop; null for a marked moment. */
export function stopKind({ kind }: MarkerItem): StopKind | null {
  if (kind === 'recorder_mark') return null;
  return kind === 'comment' ? kind : 'error';
}

/** Returns how far a playing video gets beyond a stop in that time, given its rate and the idle stretches that it skips. */
function justPassedMs({ timeMs, rate, skipIdle, idleStretches }: StandingPlayer, stopMs: number): number {
  const leftOut = skipIdle
    ? idleStretches.filter(({ startMs, endMs }) => stopMs <= startMs && endMs <= timeMs + ROUNDING_MS)
    : [];
  return leftOut.reduce((sumMs, { startMs, endMs }) => sumMs + endMs - startMs, JUST_PASSED_MS * rate);
}
