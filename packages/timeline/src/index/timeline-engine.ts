import type { EntryKind, EventType, TimelineMetadata } from '@flowlens/core/recorded';
import type { TimeRange } from '../player/time-range.js';
import type { EntryCounts } from '../rows/entry-counts.js';
import type { TimelineFilters } from '../search/timeline-filters.js';
import type { TimelineEntry } from '../entries/timeline-entry.js';
import type { TimelineRow } from '../rows/timeline-row.js';

/** Entries in order of time, as numbers. Both arrays are views of the engine's own memory, so copy them before a transfer. */
export interface TimelineSelection {
  readonly length: number;
  /** Number of each entry: the position of its first event in the file. Entry 17 has the id `e17`. */
  readonly entries: Uint32Array;
  /** `timeMs` of each entry. */
  readonly times: Float64Array;
}

/** A selection in which one place may stand for several entries. */
export interface FoldedSelection extends TimelineSelection {
  /** Number of entries that a place stands for, from its own on; 0 for a place that is an entry. `null` if all are. */
  readonly folded: Uint32Array | null;
  /** Number of entries that all places stand for. */
  readonly entryCount: number;
}

/**
 * Scope of a search. `rows` covers an entry's URL, method, status, message, key, value and element. `everything` adds the
 * recorded data: headers, bodies, stacks, frames.
 */
export type SearchScope = 'rows' | 'everything';

/** A search that runs in steps, so that a worker can answer other questions in between. */
export interface SearchRun {
  readonly done: boolean;
  /** Results so far, in order of time. The same object until more are found. */
  readonly selection: TimelineSelection;
  /** Progress from 0 to 1. */
  readonly progress: number;
  /** Checks at most the given number of further entries. Returns whether the search is complete. */
  step(entryCount: number): boolean;
}

/**
 * Reads a timeline file as it arrives, and stores it as bytes with an index. A scan finds and validates events; they are
 * parsed only on demand. The whole file is never a single string or object graph.
 */
export interface TimelineEngine {
  /** Adds the next bytes of the file and stores them without a copy: do not change or transfer them afterwards. Never throws. */
  push(chunk: Uint8Array): void;
  /**
   * Marks the end of the file.
   *
   * @throws {TimelineFormatError} if it is not a timeline
   */
  end(): void;
  /** True if the file is complete and is a timeline. */
  readonly complete: boolean;
  /** Increases whenever entries are added or changed. */
  readonly revision: number;
  /** Number of entries so far. */
  readonly length: number;
  /** Memory in use, in bytes: the file and its index. */
  readonly heldBytes: number;
  readonly counts: EntryCounts;
  /** `null` before they are read, and if the file has none. */
  readonly metadata: TimelineMetadata | null;
  /** URL of the first web page of the recording; `null` before it is read, and if there is none. */
  readonly pageUrl: string | null;
  /** All entries so far. The same object until the revision increases. */
  readonly all: TimelineSelection;
  /**
   * Starts a search. A narrower search than the previous one, in the same scope, checks only its results.
   *
   * @param scope `everything` by default.
   */
  search(filters: TimelineFilters, scope?: SearchScope): SearchRun;
  /** Folds each run of assets that did not fail, such as scripts and images, into one place. */
  fold(selection: TimelineSelection): FoldedSelection;
  /** Returns the rows of a part of a selection; rows beyond its end are omitted. */
  rows(selection: TimelineSelection, first: number, count: number): TimelineRow[];
  /** Returns one row; `null` if there is no such entry. */
  row(entryId: string): TimelineRow | null;
  /** Parses an entry with its events; `null` if there is none. */
  entry(entryId: string): TimelineEntry | null;
  /**
   * Like `entry`, but for a websocket connection only with its first, closing and last event, because it may have very many
   * frames.
   */
  outline(entryId: string): TimelineEntry | null;
  /** Counts events by type, without parsing. */
  countEvents(...types: EventType[]): number;
  /** Yields every entry in order of time, each parsed on demand. */
  entries(): Iterable<TimelineEntry>;
  /**
   * Returns the rows that the player marks: errors and marked moments. If there are more than `limit` of either, they are
   * thinned out evenly.
   */
  incidents(limit: number): TimelineRow[];
  /** Returns the last rows of these kinds before an entry, at most `limit`, in order of time. Empty if there is no such entry. */
  rowsBefore(entryId: string, kinds: ReadonlySet<EntryKind>, limit: number): TimelineRow[];
  /** Returns the stretches for a player to skip; see `idleStretches`. The last one may have no end. */
  idleStretches(): TimeRange[];
  /** Returns the id of the first console or script error within 2 s after a request failed; `null` if there is none. */
  incidentAfter(entryId: string): string | null;
  /** Returns the id of the last request that failed within 2 s before a console or script error; `null` if there is none. */
  requestBefore(entryId: string): string | null;
}
