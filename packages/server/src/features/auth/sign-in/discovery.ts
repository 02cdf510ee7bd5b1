import { setTimeout as sleep } from 'node:timers/promises';
import { monotonicMs } from '../../../platform/clock.js';

/** Time for which a failure is cached and reported at once. */
const FAILURE_KEPT_MS = 2_000;
/** Time after which an attempt no longer delays callers that can do without its result. */
const RESULT_WAIT_MS = 1_000;

/** Value that is fetched once for all callers, and again some time after a failure. */
interface Discovery<Value> {
  /** Returns the value; rejects like the attempt. */
  result: () => Promise<Value>;
  /** Returns the value, or undefined if it failed or takes longer than a second. */
  soon: () => Promise<Value | undefined>;
}

interface Attempt<Value> {
  value: Promise<Value>;
  /** Resolves with the value, or undefined if it failed. */
  settled: Promise<Value | undefined>;
  /** Resolves after a second. */
  late: Promise<undefined>;
  /** Time of the failure; undefined without one. */
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
      late: sleep(RESULT_WAIT_MS, undefined, { ref: false }),
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
