/** Keeps a map of pending entries from growing without limit: its oldest entry is removed first. */
export function dropOldest(map: Map<string, unknown>, maxCount: number): void {
  const [oldest] = map.keys();
  if (map.size > maxCount && oldest !== undefined) map.delete(oldest);
}
