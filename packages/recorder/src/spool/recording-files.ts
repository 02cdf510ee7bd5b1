import type { CaptureMode, RecorderKind } from '@flowlens/core';
import type { Gap } from '../events/gap.js';

/** Progress of sending, saved so that a later page can continue. */
export interface SendState {
  flowId?: string;
  uploadId?: string;
  /** True while the server does not know the size of the upload, which began during the recording. */
  uploadIsOpen?: boolean;
  /** Event batches that the server has confirmed. */
  batchesSent: number;
  /** Bytes of the events file in confirmed batches. */
  eventBytesSent?: number;
  /** End of the batch that is being sent, in bytes of the events file: a repetition must send the same lines. */
  batchEndByte?: number;
  /** Last batch, with the browser and the limits of the recording. */
  metadataLine?: string;
  /** Everything is sent, and the server was asked to process it; its answer may be lost. */
  isCompleting?: boolean;
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

/** Facts about a recording besides its bytes; saved as JSON after each change. */
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
  /** Project that was chosen before the recording. */
  projectId?: string;
  /** Title that was known before the recording. */
  title?: string;
  video: { mimeType: string; width: number; height: number } | null;
  /** Set when the recording was stopped in an orderly way. */
  durationMs?: number;
  gaps: Gap[];
  /** Redacted values per rule. */
  redacted: Record<string, number>;
  /** Program that records. @default 'sdk' */
  recorder?: RecorderKind;
  /** Of a recorder that has several modes. */
  mode?: CaptureMode;
  /** Browser and machine, as the timeline file names them (`browser`, `os`, `timezone`, …). */
  metadata?: Record<string, string | number>;
  /** Elements that were blurred in the picture. */
  concealedElements?: number;
  /** Names of the probes that were off. */
  probesOff?: string[];
  send?: SendState;
}

/** Whole lines of the events file, and where they end. */
export interface EventLines {
  lines: string;
  endByte: number;
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
  /** Bytes of the video that are written, whole parts or not. Grows while recording. */
  videoBytes: () => Promise<number>;
  /** A part of the video, also while it grows. */
  readVideoPart: (startByte: number, endByte: number) => Promise<Uint8Array<ArrayBuffer>>;
  /** Bytes of the events that are written. */
  eventBytes: () => Promise<number>;
  /** Whole lines only: a line that a crash cut is left out. */
  readEvents: () => Promise<string>;
  /** Whole lines from a byte on, also while the file grows: as many as fit, or a single longer one. */
  readEventLines: (startByte: number, maxBytes: number) => Promise<EventLines>;
  /** Replaces the events after the user has removed some. Sending then restarts, as it does after `replaceVideo`. */
  replaceEvents: (lines: string) => Promise<void>;
  replaceVideo: (video: Blob) => Promise<void>;
  /** Deletes all files of the recording. */
  remove: () => Promise<void>;
  /** Gives up the lock that marks the recording as in use by this page. */
  release: () => Promise<void>;
}

/** Storage of recordings until they are sent. */
export interface RecordingStore {
  /** False when recordings are lost with the page, because the browser offers no private file system. */
  readonly survivesReload: boolean;
  create: (state: RecordingState) => Promise<RecordingFiles>;
  /** Recordings that no open page is working on, oldest first. */
  orphans: () => Promise<RecordingState[]>;
  /** Takes over an orphan; undefined when another page was quicker. */
  open: (id: string) => Promise<RecordingFiles | undefined>;
  /** Deletes the recordings of this server and account that no open page is working on. */
  clear: () => Promise<void>;
}
