import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../clock.js';

/** How long a failure is believed: whoever asks in the meantime hears of it at once. */
const FAILURE_KEPT_MS = 2_000;
/** How long an attempt may run before those who can do without are not kept waiting. */
const SOON_MS = 1_000;

/** What is asked for once, shared by all who want it, and asked for again some time after it failed. */
interface Discovery<Value> {
  /** The value; rejects as the attempt did. */
  result: () => Promise<Value>;
  /** The value, or undefined where it failed or takes longer than a second. */
  soon: () => Promise<Value | undefined>;
}

interface Attempt<Value> {
  value: Promise<Value>;
  /** The value, or undefined where it failed. */
  settled: Promise<Value | undefined>;
  /** Resolves when it has run for a second. */
  late: Promise<undefined>;
  /** Time of the failure; undefined before that. */
  failedAt?: number;
}

export function createDiscovery<Value>(ask: () => Promise<Value>): Discovery<Value> {
  let last: Attempt<Value> | undefined;

  function attempt(): Attempt<Value> {
    if (last && (last.failedAt === undefined || monotonicMs() - last.failedAt < FAILURE_KEPT_MS)) return last;
    const value = ask();
    const begun: Attempt<Value> = {
      value,
      settled: value.catch(() => {
        begun.failedAt = monotonicMs();
        return undefined;
      }),
      late: sleep(SOON_MS, undefined, { ref: false }),
    };
    last = begun;
    return begun;
  }

  return {
    result: () => attempt().value,
    soon() {
      const { settled, late } = attempt();
      return Promise.race([settled, late]);
    },
  };
}
