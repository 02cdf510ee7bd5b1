let last: Promise<unknown> = Promise.resolve();

/**
 * Runs the steps that start or end a capture one after the other, because they share the offscreen document, the page
 * scripts and the badge. Not for work that calls this itself, which would wait forever.
 */
export function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = last.then(work, work);
  last = done;
  return done;
}
