import type { EventType, TimelineMetadata } from '@flowlens/core/recorded';
import type { TimeRange } from '../player/time-range.js';
import type { EntryCounts } from '../rows/entry-counts.js';
import type { TimelineFilters } from '../search/timeline-filters.js';
import type { TimelineEntry } from '../entries/timeline-entry.js';
import type { TimelineRow } from '../rows/timeline-row.js';

/** Entries in order of time, as numbers. Both arrays are views of the engine's own memory: copy them before they are transferred. */
export interface TimelineSelection {
  readonly length: number;
  /** Number of each entry: the place of its first event in the file, so that entry 17 has the id `e17`. */
  readonly entries: Uint32Array;
  /** `timeMs` of each entry. */
  readonly times: Float64Array;
}

/**
 * Scope of a search. `rows` covers URL, method, status, message, key, value and element, of an entry.
 * `everything` adds the recorded data: headers, bodies, stacks, frames.
 */
export type SearchScope = 'rows' | 'everything';

/** A search on its way, so that a worker can answer other questions between its steps. */
export interface SearchRun {
  readonly done: boolean;
  /** Results so far, in order of time. The same object until more are found. */
  readonly selection: TimelineSelection;
  /** From 0 to 1. */
  readonly progress: number;
  /** Looks at further entries, at most as many as told. Answers whether the search is done. */
  step(entryCount: number): boolean;
}

/**
 * Reads a timeline file as it arrives, and keeps it as bytes with an index: events are found and checked by a scan, and parsed only when
 * they are looked at. The whole file is never one string or one graph of objects.
 */
export interface TimelineEngine {
  /** Takes the next bytes of the file and keeps them: they must not be changed or transferred afterwards. Never throws. */
  push(chunk: Uint8Array): void;
  /**
   * Ends the file.
   *
   * @throws {TimelineFormatError} when it is not a timeline
   */
  end(): void;
  /** True if the file has ended and is a timeline. */
  readonly complete: boolean;
  /** Rises whenever entries were added or changed. */
  readonly revision: number;
  /** Entries so far. */
  readonly length: number;
  /** Bytes of memory held: the file and its index. */
  readonly heldBytes: number;
  readonly counts: EntryCounts;
  /** `null` until they were read, and when the file has none. */
  readonly metadata: TimelineMetadata | null;
  /** Every entry so far. The same object until the revision rises. */
  readonly all: TimelineSelection;
  /**
   * Starts a search. A search for more than the one before, in as much, looks only at what that one found.
   *
   * @param scope `everything` by default.
   */
  search(filters: TimelineFilters, scope?: SearchScope): SearchRun;
  /** The rows of a part of a selection; those beyond its end are left out. */
  rows(selection: TimelineSelection, first: number, count: number): TimelineRow[];
  /** One row, `null` when there is no such entry. */
  row(entryId: string): TimelineRow | null;
  /** An entry with its events, parsed now; `null` when there is none. */
  entry(entryId: string): TimelineEntry | null;
  /** Like `entry`, but of a websocket connection only its first, closing and last event: it may have very many frames. */
  outline(entryId: string): TimelineEntry | null;
  /** Counts events by type, without parsing. */
  countEvents(...types: EventType[]): number;
  /** Every entry in order of time, each parsed when it is its turn. */
  entries(): Iterable<TimelineEntry>;
  /**
   * The rows that the player marks: errors, and moments that the person marked. Of more than `limit` of either some are left out, evenly.
   */
  incidents(limit: number): TimelineRow[];
  /** Returns the stretches for a player to skip; see `idleStretches`. The last one may have no end. */
  idleStretches(): TimeRange[];
  /** Id of the first console or script error within 2 s after a request failed; `null` when none followed. */
  incidentAfter(entryId: string): string | null;
  /** The way back: id of the last request that failed within 2 s before a console or script error. */
  requestBefore(entryId: string): string | null;
}
