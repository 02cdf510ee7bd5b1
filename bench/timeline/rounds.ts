/** Runs a function and returns the CPU time of this thread in milliseconds, which other work on the machine hardly affects. */
export function timed<Result>(run: () => Result): { ms: number; result: Result } {
  globalThis.gc?.();
  const before = process.threadCpuUsage();
  const result = run();
  const { user, system } = process.threadCpuUsage(before);
  return { ms: (user + system) / 1_000, result };
}

/** Returns the number of bytes that a result retains, on and outside the heap. */
export function heldBytes<Result>(make: () => Result): number {
  const before = usedBytes();
  const result = make();
  const after = usedBytes();
  if (result === undefined) throw new Error('There is no result.');
  return after - before;
}

function usedBytes(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}
