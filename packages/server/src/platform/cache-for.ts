import { monotonicMs } from './clock.js';

/** Calls `read` at most once per `keepMs`. Concurrent callers share the result. Failures are passed to them and not cached. */
export function cacheFor<Value>(keepMs: number, read: () => Promise<Value>): () => Promise<Value> {
  let last: { at: number; result: Promise<Value> } | undefined;
  return () => {
    if (last && monotonicMs() - last.at < keepMs) return last.result;
    const current = { at: monotonicMs(), result: read() };
    current.result.catch(() => {
      if (last === current) last = undefined;
    });
    last = current;
    return current.result;
  };
}
