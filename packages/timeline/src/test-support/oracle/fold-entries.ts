import type { TimelineEntry } from '../../entries/timeline-entry.js';
import { requestKindOfEntry } from './request-kind-of-entry.js';

/** Returns the id of each row after folding, and the number of folded assets: 0 for a row that is an entry. */
export function foldEntries(entries: readonly TimelineEntry[]): [id: string, folded: number][] {
  const runs: TimelineEntry[][] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && isFoldable(entry) && isFoldable(last[0]!)) last.push(entry);
    else runs.push([entry]);
  }
  return runs.map((run) => [run[0]!.id, run.length > 1 ? run.length : 0]);
}

function isFoldable(entry: TimelineEntry): boolean {
  return requestKindOfEntry(entry) === 'asset' && entry.severity !== 'error';
}
