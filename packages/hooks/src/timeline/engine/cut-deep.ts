/** No recorder means more. */
const MAX_DEPTH = 100;

/**
 * Puts `…` in place of what is nested deeper than anybody reads: from some depth on a value can be parsed, but neither written out nor
 * sent from a worker.
 */
export function cutDeep(value: object, depth = 0): void {
  const fields = value as Record<string, unknown>;
  for (const key of Object.keys(fields)) {
    const inner = fields[key];
    if (typeof inner !== 'object' || inner === null) continue;
    if (depth < MAX_DEPTH) cutDeep(inner, depth + 1);
    else fields[key] = '…';
  }
}
