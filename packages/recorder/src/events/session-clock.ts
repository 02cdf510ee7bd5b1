import type { Primordials } from '../probes/primordials.js';

/** Smaller differences are corrections of the time server. */
const JUMP_MIN_MS = 500;

/** A jump of the wall clock against the clock of the session. */
export interface ClockJump {
  /** Epoch milliseconds, by the clock of the session. */
  at: number;
  /** Positive when the wall clock went forward, as after a sleep. */
  byMs: number;
}

/**
 * Creates a function that returns epoch milliseconds, with fractions. It counts from the document's time origin, so that a change of the
 * machine's clock moves no event. A call reports a jump since the call before: a timer would wake an idle page.
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
