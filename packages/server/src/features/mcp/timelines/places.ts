import type { TimelineSelection } from '@flowlens/core';

const ENTRY_ID = /^e(\d{1,9})$/;

/** The first place of a selection that is not before a time. */
export function firstPlaceAt({ times, length }: TimelineSelection, timeMs: number): number {
  let [low, high] = [0, length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((times[middle] ?? 0) < timeMs) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The place of an entry in a selection, or -1. */
export function placeOfEntry({ entries, length }: TimelineSelection, entryId: string): number {
  const number = ENTRY_ID.exec(entryId)?.[1];
  const place = number === undefined ? -1 : entries.indexOf(Number(number));
  return place < length ? place : -1;
}
