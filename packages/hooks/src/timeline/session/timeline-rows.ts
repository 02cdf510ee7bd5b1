import { firstIndexWhere } from '@flowlens/core/internal';
import type { TimelineRow } from '@flowlens/timeline';
import { type EntryColumns, entryId, entryNumber, NO_COLUMNS } from '@flowlens/timeline/worker';
import { createRowCache, type RowCache } from './row-cache.js';

/**
 * Entries of a timeline in order of time: the whole timeline, or what passes a filter. Places and times are known at once; rows come
 * when they have been asked for (`useTimelineRows`).
 */
export interface TimelineRows {
  readonly length: number;
  /** The times of all entries, in milliseconds since the start of the recording. */
  readonly times: Float64Array;
  /** The row at a place; undefined while it is not there. */
  at: (index: number) => TimelineRow | undefined;
  /** Returns the id of an entry, even if its row is not loaded. */
  idAt: (index: number) => string | undefined;
  /** The place of an entry, or -1. */
  indexOf: (entryId: string) => number;
  /** The last entry at or before a time since the start of the recording, or -1. */
  indexAtTime: (timeMs: number) => number;
  /** Sends for the rows from one place to another, both included, where they are not there. */
  load: (firstIndex: number, lastIndex: number) => void;
  /** Somebody is about to go to a place: a list gets the rows there ready, so that it need only scroll. -1 when nobody is any more, or has come. */
  prepare: (index: number) => void;
  /** The place that somebody is about to go to, or -1. */
  getPrepared: () => number;
  /** Calls back when rows have come, or a place is prepared. Returns the function that ends the subscription. */
  subscribe: (onChange: () => void) => () => void;
  /** Another number whenever one of these has happened. */
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
