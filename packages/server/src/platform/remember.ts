import { monotonicMs } from './clock.js';

/** Calls `read` at most once per `keepMs`. Concurrent callers share the result. Failures are passed to them and not cached. */
export function remember<Value>(keepMs: number, ask: () => Promise<Value>): () => Promise<Value> {
  let last: { at: number; answer: Promise<Value> } | undefined;
  return () => {
    if (last && monotonicMs() - last.at < keepMs) return last.answer;
    const asked = { at: monotonicMs(), answer: ask() };
    asked.answer.catch(() => {
      if (last === asked) last = undefined;
    });
    last = asked;
    return asked.answer;
  };
}
