/**
 * Returns the row to which a key moves the focus in a feed of `count` rows: PageUp and PageDown as in the ARIA feed
 * pattern, plus arrows, Home and End. Null for other keys.
 */
export function feedTarget(key: string, index: number, count: number): number | null {
  const last = count - 1;
  switch (key) {
    case 'PageDown':
    case 'ArrowDown':
      return Math.min(index + 1, last);
    case 'PageUp':
    case 'ArrowUp':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
