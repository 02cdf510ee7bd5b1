import type { FoldedSelection, TimelineSelection } from '../index/timeline-engine.js';
import type { EntryColumns } from './engine-messages.js';

export const NO_COLUMNS: EntryColumns = {
  entries: new Uint32Array(),
  times: new Float64Array(),
  folded: null,
  entryCount: 0,
};

/** Copies the columns, so that they can be transferred while the engine continues. */
export function copyColumns(selection: TimelineSelection | FoldedSelection): EntryColumns {
  const { entries, times, length } = selection;
  const { folded, entryCount } = 'folded' in selection ? selection : { folded: null, entryCount: length };
  return {
    entries: Uint32Array.from(entries.subarray(0, length)),
    times: Float64Array.from(times.subarray(0, length)),
    folded: folded && Uint32Array.from(folded.subarray(0, length)),
    entryCount,
  };
}

export function columnBuffers({ entries, times, folded }: EntryColumns): Transferable[] {
  return [entries.buffer, times.buffer, ...(folded ? [folded.buffer] : [])];
}
