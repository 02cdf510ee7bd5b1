/**
 * Returns milliseconds since this process started, from a monotonic clock: for lifetimes and timeouts. The time of day
 * jumps when a machine corrects it.
 */
export function monotonicMs(): number {
  return performance.now();
}
