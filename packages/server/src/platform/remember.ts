import { monotonicMs } from './clock.js';

/** Asks at most once in `keepMs`, however many want to know. A failure is told to those who wait for it, and not kept. */
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
