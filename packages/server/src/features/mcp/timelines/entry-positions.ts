import { firstIndexWhere } from '@flowlens/core/internal';
import type { TimelineSelection } from '@flowlens/timeline';

const ENTRY_ID = /^e(\d{1,9})$/;

/** Returns the first position of a selection at or after a time. */
export function firstPositionAt({ times, length }: TimelineSelection, timeMs: number): number {
  return firstIndexWhere(length, (position) => (times[position] ?? 0) >= timeMs);
}

/** Returns the position of an entry in a selection, or -1. */
export function positionOfEntry({ entries, length }: TimelineSelection, entryId: string): number {
  const number = ENTRY_ID.exec(entryId)?.[1];
  const position = number === undefined ? -1 : entries.indexOf(Number(number));
  return position < length ? position : -1;
}
