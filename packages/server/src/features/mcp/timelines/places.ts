import { firstIndexWhere } from '@flowlens/core/internal';
import type { TimelineSelection } from '@flowlens/timeline';

const ENTRY_ID = /^e(\d{1,9})$/;

/** The first place of a selection that is not before a time. */
export function firstPlaceAt({ times, length }: TimelineSelection, timeMs: number): number {
  return firstIndexWhere(length, (place) => (times[place] ?? 0) >= timeMs);
}

/** The place of an entry in a selection, or -1. */
export function placeOfEntry({ entries, length }: TimelineSelection, entryId: string): number {
  const number = ENTRY_ID.exec(entryId)?.[1];
  const place = number === undefined ? -1 : entries.indexOf(Number(number));
  return place < length ? place : -1;
}
