import { firstIndexWhere } from '@flowlens/core/internal';
import type { TimelineRow } from '@flowlens/timeline';
import { type EntryColumns, entryId, entryNumber, NO_COLUMNS } from '@flowlens/timeline/worker';
import { createRowCache, type RowCache } from './row-cache.js';

/**
 * Entries of a timeline in order of time: all of them, or those that pass a filter. Positions and times are known at once;
 * rows load on demand (`useTimelineRows`).
 */
export interface TimelineRows {
  readonly length: number;
  /** Times of all entries, in milliseconds since the start of the recording. */
  readonly times: Float64Array;
  /** Returns the row at an index; undefined until it is loaded. */
  at: (index: number) => TimelineRow | undefined;
  /** Returns the id of an entry, even if its row is not loaded. */
  idAt: (index: number) => string | undefined;
  /** Returns the index of an entry, or -1. */
  indexOf: (entryId: string) => number;
  /** Returns the index of the last entry at or before a time since the start of the recording, or -1. */
  indexAtTime: (timeMs: number) => number;
  /** Requests the missing rows of a range, both ends included. */
  load: (firstIndex: number, lastIndex: number) => void;
  /**
   * Announces a jump to an index, so that a list can render the rows there in advance. -1 after the jump or if it is
   * cancelled.
   */
  prepare: (index: number) => void;
  /** Returns the index of the announced jump, or -1. */
  getPrepared: () => number;
  /** Calls back when rows arrive or a jump is announced. Returns the function that ends the subscription. */
  subscribe: (onChange: () => void) => () => void;
  /** Returns a number that changes with each of these events. */
  getVersion: () => number;
}

export function createTimelineRows({ entries, times }: EntryColumns, cache: RowCache): TimelineRows {
  return {
    length: entries.length,
    times,
    at: (index) => cache.get(entries[index] ?? -1),
    idAt: (index) => (index in entries ? entryId(entries[index]!) : undefined),
    indexOf: (id) => entries.indexOf(entryNumber(id) ?? -1),
    indexAtTime: (timeMs) => firstIndexWhere(times.length, (index) => times[index]! > timeMs) - 1,
    load: (firstIndex, lastIndex) => cache.load(entries.subarray(Math.max(0, firstIndex), lastIndex + 1)),
    prepare: (index) => cache.prepare(entries[index] ?? -1),
    getPrepared: () => entries.indexOf(cache.getPrepared()),
    subscribe: cache.subscribe,
    getVersion: cache.getVersion,
  };
}

/** Placeholder for a missing timeline. */
export const NO_ROWS: TimelineRows = createTimelineRows(
  NO_COLUMNS,
  createRowCache(() => undefined),
);
