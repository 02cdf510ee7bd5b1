/**
 * Returns the first index from 0 to `length` for which a condition holds, or `length`. Once it holds, it must hold for all later
 * indexes.
 */
export function firstIndexWhere(length: number, holds: (index: number) => boolean): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
