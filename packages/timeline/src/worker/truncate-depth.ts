/** Deeper than any recorder nests values. */
const MAX_DEPTH = 100;

/** Replaces deeper values by `…`. Very deep values can be parsed, but neither written as JSON nor sent from a worker. */
export function truncateDepth(value: object, depth = 0): void {
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    const inner = fields[key];
    if (typeof inner !== 'object' || inner === null) continue;
    if (depth < MAX_DEPTH) truncateDepth(inner, depth + 1);
    else fields[key] = '…';
  }
}
