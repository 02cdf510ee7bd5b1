import { firstIndexWhere } from '@flowlens/core/internal';
import type { EntryKind } from '@flowlens/core/recorded';
import type { IndexedTimeline } from '../indexed-timeline.js';
import { KIND_OF_TYPE, kindNumber } from './events/event-fields.js';

export interface PlacesBeforeOptions {
  /** First event of an entry. */
  place: number;
  kinds: ReadonlySet<EntryKind>;
  limit: number;
}

/** Returns the first events of the last entries of some kinds before another one, in order of time. */
export function placesBefore(timeline: IndexedTimeline, { place, kinds, limit }: PlacesBeforeOptions): number[] {
  const { data, all } = timeline;
  // An array, because a long timeline without such entries is searched to its start.
  const wanted: boolean[] = [];
  kinds.forEach((kind) => (wanted[kindNumber(kind)] = true));
  const timeMs = timeline.timeOf(place);
  const places: number[] = [];
  let index = firstIndexWhere(all.length, (at) => all.times[at]! > timeMs) - 1;
  for (; index >= 0 && places.length < limit; index -= 1) {
    const head = all.entries[index]!;
    if (head !== place && wanted[KIND_OF_TYPE[data.types[head]!]!]) places.push(head);
  }
  return places.reverse();
}
