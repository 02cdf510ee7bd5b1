import { ENTRY_KINDS, ENTRY_SEVERITIES, REQUEST_KINDS } from '@flowlens/core/recorded';
import type { TimelineFilters } from './timeline-filters.js';
import type { ChunkSweep } from '../index/scan/chunk-sweep.js';
import type { DetailsSearch } from './details-search.js';
import { EventFlag, NO_EVENT } from '../index/columns/events/event-columns.js';
import { KIND_OF_TYPE, kindNumber } from '../index/columns/events/event-fields.js';
import type { EventReader } from '../index/columns/events/event-reader.js';
import { requestKindPlace } from '../index/columns/request-kind-numbers.js';
import type { IndexedTimeline } from '../index/indexed-timeline.js';
import type { RowSearch } from './row-search.js';

const NETWORK = kindNumber('network');

interface EntryFilterParts extends Pick<TimelineFilters, 'kinds' | 'severities' | 'pinnedKinds'> {
  timeline: IndexedTimeline;
  reader: EventReader;
  /** `null` without a search text. */
  rows: RowSearch | null;
  /** `null` if only rows are searched. */
  details: DetailsSearch | null;
  /** `null` if few events are checked. */
  sweep: ChunkSweep | null;
}

/** Selects the entries that pass every filter. */
export class EntryFilter {
  readonly #parts: EntryFilterParts;
  /** 1 for each kind and severity that passes, indexed by its number. */
  readonly #kinds: Uint8Array;
  readonly #requestKinds: Uint8Array;
  readonly #severities: Uint8Array;
  readonly #pinned: Uint8Array;

  constructor(parts: EntryFilterParts) {
    this.#parts = parts;
    this.#kinds = Uint8Array.from(ENTRY_KINDS, (kind) => ((parts.kinds?.has(kind) ?? true) ? 1 : 0));
    this.#requestKinds = Uint8Array.from(REQUEST_KINDS, (kind) => (parts.kinds?.has(kind) ? 1 : 0));
    this.#severities = Uint8Array.from(ENTRY_SEVERITIES, (severity) =>
      (parts.severities?.has(severity) ?? true) ? 1 : 0,
    );
    this.#pinned = Uint8Array.from(ENTRY_KINDS, (kind) => (parts.pinnedKinds?.has(kind) ? 1 : 0));
  }

  passes(head: number): boolean {
    const { timeline, rows, details } = this.#parts;
    const { data } = timeline;
    const kind = KIND_OF_TYPE[data.types[head]!]!;
    const isOfKind =
      this.#kinds[kind] === 1 ||
      (kind === NETWORK && this.#requestKinds[requestKindPlace(data.requestKinds[head]!)] === 1);
    const isFiltered = !isOfKind || this.#severities[data.severities[head]!] === 0;
    if (isFiltered && this.#pinned[kind] === 0) return false;
    if (rows === null || rows.matches(head)) return true;
    return details !== null && this.#detailsMatch(head, details);
  }

  #detailsMatch(head: number, details: DetailsSearch): boolean {
    const { data, matcher } = this.#parts.timeline;
    for (let place = head; place !== NO_EVENT; place = data.nexts[place]!) {
      if (this.#eventMatches(place, details)) return true;
    }
    const echo = matcher.errors.echoOf(head);
    return echo !== NO_EVENT && this.#eventMatches(echo, details);
  }

  #eventMatches(place: number, details: DetailsSearch): boolean {
    const { timeline, reader, sweep } = this.#parts;
    if (sweep !== null && !sweep.mayHold(place)) return false;
    const { bytes, from, to } = reader.details(place);
    const isUnusual = (timeline.data.flags[place]! & EventFlag.UnusualEscapes) !== 0;
    return isUnusual ? details.matchesUnusual(bytes.subarray(from, to)) : details.matches(bytes, from, to);
  }
}
