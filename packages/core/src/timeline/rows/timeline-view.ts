import type { TimelineEntry } from '../entries/timeline-entry.js';

/** Entries in order of time, read by place. All that the interface knows of a timeline, wherever the entries are kept. */
export interface TimelineView {
  readonly length: number;
  at(index: number): TimelineEntry | undefined;
  /** The place of an entry, or -1. */
  indexOf(entryId: string): number;
  /** The last entry at or before a time since the start of the recording, or -1. */
  indexAtTime(timeMs: number): number;
}

/** A view of entries that are sorted by `timeMs`, as `buildTimelineEntries` and `filterEntries` give them. */
export function createTimelineView(entries: readonly TimelineEntry[]): TimelineView {
  let indexById: Map<string, number> | null = null;
  return {
    length: entries.length,
    at: (index) => entries[index],
    indexOf(entryId) {
      indexById ??= new Map(entries.map((entry, index) => [entry.id, index]));
      return indexById.get(entryId) ?? -1;
    },
    indexAtTime: (timeMs) => firstIndexAfter(entries, timeMs) - 1,
  };
}

function firstIndexAfter(entries: readonly TimelineEntry[], timeMs: number): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (entries[middle]!.timeMs <= timeMs) low = middle + 1;
    else high = middle;
  }
  return low;
}
