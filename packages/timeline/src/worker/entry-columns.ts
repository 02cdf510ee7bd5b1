import type { TimelineSelection } from '../index/timeline-engine.js';
import type { EntryColumns } from './engine-messages.js';

export const NO_COLUMNS: EntryColumns = { entries: new Uint32Array(), times: new Float64Array() };

/** Copies the columns, so that they can be transferred while the engine continues. */
export function copyColumns({ entries, times, length }: TimelineSelection): EntryColumns {
  return {
    entries: Uint32Array.from(entries.subarray(0, length)),
    times: Float64Array.from(times.subarray(0, length)),
  };
}

export function columnBuffers({ entries, times }: EntryColumns): Transferable[] {
  return [entries.buffer, times.buffer];
}
