import type { Primordials } from '../probes/primordials.js';

/** Smaller differences are corrections by time synchronization. */
const JUMP_MIN_MS = 500;

/** A jump of the wall clock relative to the session's clock. */
export interface ClockJump {
  /** Epoch milliseconds, by the clock of the session. */
  at: number;
  /** Positive when the wall clock went forward, as after a sleep. */
  byMs: number;
}

/**
 * Creates a function that returns epoch milliseconds, counted from the time origin, so that changes of the system clock
 * do not move events. Calls report jumps, because a timer would wake an idle page.
 */
export function createSessionClock(
  timeOrigin: number,
  { now, dateNow }: Pick<Primordials, 'now' | 'dateNow'>,
  onJump: (jump: ClockJump) => void,
): () => number {
  let offset = dateNow() - timeOrigin - now();
  return () => {
    const at = timeOrigin + now();
    const byMs = Math.round(dateNow() - at - offset);
    if (Math.abs(byMs) >= JUMP_MIN_MS) {
      offset += byMs;
      onJump({ at, byMs });
    }
    return at;
  };
}
