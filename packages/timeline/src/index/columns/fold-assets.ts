import type { FoldedSelection, TimelineSelection } from '../timeline-engine.js';
import { isFoldable } from './links/response-matcher.js';
import type { Columns } from './events/event-columns.js';

/** Folds runs of two or more assets that did not fail into one place each. A single asset takes as much room as its fold. */
export function foldAssets(selection: TimelineSelection, data: Columns): FoldedSelection {
  const runs = assetRuns(selection, data);
  if (runs === null) return { ...selection, entryCount: selection.length, folded: null };
  const { entries, times, length } = selection;
  const kept = runs.reduce((sum, count) => sum + (count === 0 ? 0 : 1), 0);
  const folded = {
    length: kept,
    entries: new Uint32Array(kept),
    times: new Float64Array(kept),
    entryCount: length,
    folded: new Uint32Array(kept),
  };
  let next = 0;
  for (let at = 0; at < length; at += runs[at]!) {
    folded.entries[next] = entries[at]!;
    folded.times[next] = times[at]!;
    folded.folded[next] = runs[at] === 1 ? 0 : runs[at]!;
    next += 1;
  }
  return folded;
}

/** Returns the length of the run that begins at each place, 0 within a run; `null` if no run is longer than 1. */
function assetRuns({ entries, length }: TimelineSelection, data: Columns): Uint32Array | null {
  const runs = new Uint32Array(length);
  let start = -1;
  let folds = false;
  for (let at = 0; at < length; at += 1) {
    const foldable = isFoldable(data, entries[at]!);
    if (foldable && start !== -1) {
      runs[start]! += 1;
      folds = true;
      continue;
    }
    runs[at] = 1;
    start = foldable ? at : -1;
  }
  return folds ? runs : null;
}
