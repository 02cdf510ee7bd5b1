import type { Gap } from '../events/gap.js';

/** Progress of sending, saved so that a later page can go on. */
export interface SendState {
  flowId?: string;
  uploadId?: string;
  /** Event batches that the server has confirmed. */
  batchesSent: number;
  completed?: boolean;
  /** Key of the call that creates the flow, so that a repetition creates no second one. */
  idempotencyKey: string;
  details: SavedDetails;
}

/** The form as the user left it when sending began. */
export interface SavedDetails {
  title: string;
  description?: string;
  projectId?: string;
  tagIds?: string[];
}

/** What is known of a recording beside its bytes; saved as JSON after each change. */
export interface RecordingState {
  id: string;
  /** Origin of the FlowLens server the recording belongs to. */
  serverOrigin: string;
  /** Key of the account that recorded; another account is not offered the recording. */
  account: string | null;
  /** Epoch milliseconds of time 0 of the recording. */
  origin: number;
  /** Epoch milliseconds. */
  startedAt: number;
  pageUrl: string;
  video: { mimeType: string; width: number; height: number } | null;
  /** Set when the recording was stopped in an orderly way. */
  durationMs?: number;
  gaps: Gap[];
  /** Redacted values per rule. */
  redacted: Record<string, number>;
  send?: SendState;
}

/** The files of one recording. Appends are ordered and survive a crash of the browser once they resolve. */
export interface RecordingFiles {
  readonly id: string;
  state: () => RecordingState;
  /** Merges a change into the saved state. */
  saveState: (change: Partial<RecordingState>) => Promise<void>;
  appendVideo: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Adds lines of NDJSON, each ending with a line break. */
  appendEvents: (lines: string) => Promise<void>;
  /** The video up to its last whole part; undefined without video. */
  readVideo: () => Promise<Blob | undefined>;
  /** Whole lines only: a line that a crash cut is left out. */
  readEvents: () => Promise<string>;
  /** Replaces the events, after the user has removed some. */
  replaceEvents: (lines: string) => Promise<void>;
  replaceVideo: (video: Blob) => Promise<void>;
  /** Deletes all files of the recording. */
  remove: () => Promise<void>;
  /** Gives up the lock that marks the recording as in use by this page. */
  release: () => Promise<void>;
}

/** Where recordings are kept until they are sent. */
export interface RecordingStore {
  /** False when recordings are lost with the page, because the browser offers no private file system. */
  readonly survivesReload: boolean;
  create: (state: RecordingState) => Promise<RecordingFiles>;
  /** Recordings that no open page is working on, oldest first. */
  orphans: () => Promise<RecordingState[]>;
  /** Takes over an orphan; undefined when another page was quicker. */
  open: (id: string) => Promise<RecordingFiles | undefined>;
}
