import type {
  EntryCounts,
  TimelineEntry,
  TimelineFilters,
  TimelineFormatProblem,
  TimelineMetadata,
  TimelineRow,
} from '@flowlens/core';
import type { TimeRange } from '@flowlens/core/player';

/** Entries of a timeline in order of time, as two columns: their numbers, and their times in milliseconds. */
export interface EntryColumns {
  entries: Uint32Array<ArrayBuffer>;
  times: Float64Array<ArrayBuffer>;
}

/** An entry with all its events, and where else to look. */
export interface TimelineEntryDetails {
  entry: TimelineEntry;
  /** The first error that followed a request, or null. */
  errorAfter: string | null;
  /** The failed request that came before an error, or null. */
  requestBefore: string | null;
  /** Stored value before a write: null for none, undefined if unknown. */
  previousValue?: string | null | undefined;
}

/** Requests of the page to the engine, in a worker or on the page. */
export type EngineRequest =
  /** Expected size of the file; less than the real size if it is compressed. Left out if unknown. */
  | { type: 'expect'; byteCount: number }
  | { type: 'chunk'; bytes: Uint8Array<ArrayBuffer> }
  | { type: 'end' }
  /** The page has drawn the first rows: until then the rest of the file waits. */
  | { type: 'drawn' }
  | { type: 'rows'; entries: Uint32Array<ArrayBuffer> }
  | { type: 'search'; searchId: number; filters: TimelineFilters }
  | { type: 'endSearch'; searchId: number }
  | { type: 'details'; callId: number; entryId: string }
  | { type: 'har'; callId: number; title: string };

/** Requests of the page to a worker. */
export type WorkerRequest =
  | EngineRequest
  /** There is nothing to read yet, and the page has little to do. */
  | { type: 'rehearse' }
  /** The page needs the processor. */
  | { type: 'rest' };

/** The timeline as far as it has been read. */
export interface TimelineIndex {
  complete: boolean;
  loadedBytes: number;
  all: EntryColumns;
  counts: EntryCounts;
  /** The recording browser and machine; null when the file does not say, or has not yet. */
  metadata: TimelineMetadata | null;
  /** Idle stretches, known once the whole file is read. */
  idleStretches: readonly TimeRange[];
}

/** Reports of the engine to the page. */
export type EngineReport =
  | { type: 'started' }
  /** Number of bytes scanned: the page may send more. */
  | { type: 'taken'; byteCount: number }
  | { type: 'indexed'; index: TimelineIndex }
  /** Errors in order of time, a bounded number of them. After the end of the file they come before anything else is answered. */
  | { type: 'incidents'; incidents: readonly TimelineRow[] }
  | { type: 'rows'; entries: Uint32Array<ArrayBuffer>; rows: readonly TimelineRow[] }
  /** Results of a search so far. `settled` once everything was searched, `progress` from 0 to 1 until then. */
  | { type: 'found'; searchId: number; found: EntryColumns; progress: number; settled: boolean }
  | { type: 'answered'; callId: number; answer: TimelineEntryDetails | Blob | null }
  /** A question that alone has failed. */
  | { type: 'unanswered'; callId: number; message: string }
  | { type: 'refused'; problem: TimelineFormatProblem; message: string }
  | { type: 'broken'; message: string };

export type SendReport = (report: EngineReport, transfer?: Transferable[]) => void;
