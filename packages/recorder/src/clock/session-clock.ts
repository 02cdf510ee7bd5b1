import type { Primordials } from '../probes/primordials.js';

const CHECK_EVERY_MS = 60_000;
/** Smaller differences are corrections of the time server. */
const JUMP_MIN_MS = 500;

export interface SessionClock {
  /** Epoch milliseconds, with fractions. Never goes back. */
  now: () => number;
  stop: () => void;
}

/** A jump of the wall clock against the clock of the session. */
export interface ClockJump {
  /** Epoch milliseconds, by the clock of the session. */
  at: number;
  /** Positive when the wall clock went forward, as after a sleep. */
  byMs: number;
}

/** Counts time from the document's time origin, so that a change of the machine's clock moves no event. */
export function createSessionClock(
  timeOrigin: number,
  { now, dateNow, setInterval, clearInterval }: Pick<Primordials, 'now' | 'dateNow' | 'setInterval' | 'clearInterval'>,
  onJump: (jump: ClockJump) => void,
): SessionClock {
  const sessionNow = () => timeOrigin + now();
  let offset = dateNow() - sessionNow();
  const timer = setInterval(() => {
    const at = sessionNow();
    const byMs = Math.round(dateNow() - at - offset);
    if (Math.abs(byMs) < JUMP_MIN_MS) return;
    offset += byMs;
    onJump({ at, byMs });
  }, CHECK_EVERY_MS);
  return { now: sessionNow, stop: () => clearInterval(timer) };
}
