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
  /** Number of entries that the rows stand for. */
  readonly entryCount: number;
  /** Times of all entries, in milliseconds since the start of the recording. */
  readonly times: Float64Array;
  /** Returns the row at an index; undefined until it is loaded. */
  at: (index: number) => TimelineRow | undefined;
  /**
   * Returns the number of assets that the row at an index stands for; 0 for a row of one entry. `at` then returns the row
   * of the first of them.
   */
  foldedAt: (index: number) => number;
  /** Returns the id of an entry, even if its row is not loaded. A row that stands for several assets has its own. */
  idAt: (index: number) => string | undefined;
  /** Returns the index of an entry; -1 if it is unknown or folded. */
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

export function createTimelineRows(
  { entries, times, folded, entryCount }: EntryColumns,
  cache: RowCache,
): TimelineRows {
  const foldedAt = (index: number) => folded?.[index] ?? 0;
  function idAt(index: number): string | undefined {
    if (!(index in entries)) return undefined;
    const id = entryId(entries[index]!);
    return foldedAt(index) === 0 ? id : `folded-${id}`;
  }
  function indexOf(id: string): number {
    const index = entries.indexOf(entryNumber(id) ?? -1);
    return index >= 0 && foldedAt(index) > 0 ? -1 : index;
  }
  return {
    length: entries.length,
    entryCount,
    times,
    at: (index) => cache.get(entries[index] ?? -1),
    foldedAt,
    idAt,
    indexOf,
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
