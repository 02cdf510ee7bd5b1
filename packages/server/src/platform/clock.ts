/**
 * Milliseconds on a clock that nobody sets, since this process started: for how long something is kept or may take. The
 * time of day jumps when a machine corrects it.
 */
export function monotonicMs(): number {
  return performance.now();
}
