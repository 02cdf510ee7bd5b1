/** Asks at most once in `keepMs`. A failure answers undefined and is not kept: a metric that is away is left out. */
export function remember<Value>(keepMs: number, ask: () => Promise<Value>): () => Promise<Value | undefined> {
  let last: { at: number; answer: Promise<Value | undefined> } | undefined;
  return () => {
    if (last && Date.now() - last.at < keepMs) return last.answer;
    const asked = {
      at: Date.now(),
      answer: ask().catch(() => {
        if (last === asked) last = undefined;
        return undefined;
      }),
    };
    last = asked;
    return asked.answer;
  };
}
