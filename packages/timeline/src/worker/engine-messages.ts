import type { TimelineMetadata } from '@flowlens/core/recorded';
import type { IncidentReport } from '../brief/incidents/explain-incidents.js';
import type { EntryCounts } from '../rows/entry-counts.js';
import type { TimelineEntry } from '../entries/timeline-entry.js';
import type { SequenceMessage } from '../export/sequence/sequence-messages.js';
import type { TimelineFilters } from '../search/timeline-filters.js';
import type { TimelineFormatProblem } from '../format/timeline-format-error.js';
import type { TimelineRow } from '../rows/timeline-row.js';
import type { TimeRange } from '../player/time-range.js';

/** Entries of a timeline in order of time, as columns: their numbers, and their times in milliseconds. */
export interface EntryColumns {
  entries: Uint32Array<ArrayBuffer>;
  times: Float64Array<ArrayBuffer>;
  /** Number of entries that each place stands for, 0 for a place that is an entry; `null` if all are. */
  folded: Uint32Array<ArrayBuffer> | null;
  /** Number of entries that all places stand for. */
  entryCount: number;
}

/** An entry with all its events and its related entries. */
export interface TimelineEntryDetails {
  entry: TimelineEntry;
  /** The first error that followed a request, or null. */
  errorAfter: string | null;
  /** The failed request that came before an error, or null. */
  requestBefore: string | null;
  /** Stored value before a write: null for none, undefined if unknown. */
  previousValue?: string | null | undefined;
}

/** Messages between the page and its hosts, for a sequence diagram. Assets are left out unless they failed. */
export interface TimelineSequence {
  /** The first messages, in order of time. */
  messages: readonly SequenceMessage[];
  /** True if later messages are left out. */
  more: boolean;
  /** The same messages as Mermaid text. */
  mermaid: string;
}

/** Requests from the page to the engine, in a worker or on the page. */
export type EngineRequest =
  | { type: 'chunk'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'end' }
  | { type: 'rows'; entries: Uint32Array<ArrayBuffer> }
  | { type: 'search'; searchId: number; filters: TimelineFilters }
  | { type: 'endSearch'; searchId: number }
  | { type: 'details'; callId: number; entryId: string }
  | { type: 'explain'; callId: number }
  | { type: 'har'; callId: number; title: string }
  | { type: 'sequence'; callId: number };

/** The timeline as far as it has been read. */
export interface TimelineIndex {
  complete: boolean;
  loadedBytes: number;
  all: EntryColumns;
  /** All entries with runs of assets folded; `null` if there are none to fold. */
  folded: EntryColumns | null;
  counts: EntryCounts;
  /** The recording browser and machine; null if not in the file, or not read yet. */
  metadata: TimelineMetadata | null;
  /** URL of the first web page; null if there is none, or not read yet. */
  pageUrl: string | null;
  /** Idle stretches, known once the whole file is read. */
  idleStretches: readonly TimeRange[];
}

/** Reports of the engine to the page. */
export type EngineReport =
  | { type: 'started' }
  /** Number of scanned bytes, so that the page may send more. */
  | { type: 'taken'; byteCount: number }
  | { type: 'indexed'; index: TimelineIndex }
  /** Errors in order of time, up to a limit. After the end of the file, they are sent before any other response. */
  | { type: 'incidents'; incidents: readonly TimelineRow[] }
  | { type: 'rows'; entries: Uint32Array<ArrayBuffer>; rows: readonly TimelineRow[] }
  /** Results of a search so far. `settled` once everything was searched, `progress` from 0 to 1 until then. */
  | { type: 'found'; searchId: number; found: EntryColumns; progress: number; settled: boolean }
  | { type: 'result'; callId: number; result: TimelineEntryDetails | IncidentReport | TimelineSequence | Blob | null }
  /** A single call failed. */
  | { type: 'callFailed'; callId: number; message: string }
  | { type: 'refused'; problem: TimelineFormatProblem; message: string }
  | { type: 'broken'; message: string };

export type SendReport = (report: EngineReport, transfer?: Transferable[]) => void;
