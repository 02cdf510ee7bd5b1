import type { CaptureMode, RecorderKind } from '@flowlens/core';
import type { Gap } from '../events/gap.js';

/** Progress of sending, saved so that a later page can continue. */
export interface SendState {
  flowId?: string;
  uploadId?: string;
  /** True while the server does not know the size of the upload, which began during the recording. */
  uploadIsOpen?: boolean;
  /** Number of event batches that the server has confirmed. */
  batchesSent: number;
  /** Bytes of the events file in confirmed batches. */
  eventBytesSent?: number;
  /** End of the batch that is being sent, in bytes of the events file, because a repetition must send the same lines. */
  batchEndByte?: number;
  /**
   * Last batch, with browser and gaps of the recording. Saved before it is sent, because a repetition must send the same
   * line.
   */
  metadataLine?: string;
  /** True once everything is sent and the server was asked to process it, even if its response was lost. */
  isCompleting?: boolean;
  completed?: boolean;
  /** Key of the call that creates the flow, so that a repetition does not create another. */
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

/** Facts about a recording besides its data; saved as JSON after each change. */
export interface RecordingState {
  id: string;
  /** Origin of the recording's FlowLens server. */
  serverOrigin: string;
  /** Key of the account that recorded; the recording is not offered to other accounts. */
  account: string | null;
  /** Epoch milliseconds of time 0 of the recording. */
  origin: number;
  /** Epoch milliseconds. */
  startedAt: number;
  pageUrl: string;
  /** Project chosen before the recording. */
  projectId?: string;
  /** Title known before the recording. */
  title?: string;
  /** Text typed before the recording is sent. */
  typed?: { title?: string; description?: string };
  video: { mimeType: string; width: number; height: number } | null;
  /** Set if the recording was stopped properly. */
  durationMs?: number;
  gaps: Gap[];
  /** Number of redacted values per rule. */
  redacted: Record<string, number>;
  /** Program that recorded. @default 'sdk' */
  recorder?: RecorderKind;
  /** Mode of a recorder with several modes. */
  mode?: CaptureMode;
  /** Browser and machine, in the timeline file's fields (`browser`, `os`, `timezone`, …). */
  metadata?: Record<string, string | number>;
  /** Number of elements blurred in the picture. */
  concealedElements?: number;
  /** Names of disabled probes. */
  probesOff?: string[];
  send?: SendState;
}

/** Complete lines of the events file, and their end. */
export interface EventLines {
  lines: string;
  endByte: number;
}

/** Files of one recording. Appends are ordered and survive a crash of the browser once they resolve. */
export interface RecordingFiles {
  readonly id: string;
  state: () => RecordingState;
  /** Merges a change into the saved state. */
  saveState: (change: Partial<RecordingState>) => Promise<void>;
  appendVideo: (bytes: Uint8Array<ArrayBuffer>) => Promise<void>;
  /** Appends lines of NDJSON, each ending with a line break. */
  appendEvents: (lines: string) => Promise<void>;
  /** Returns the video up to its last complete fragment; undefined without video. */
  readVideo: () => Promise<Blob | undefined>;
  /** Returns the number of written video bytes, including an incomplete fragment. Grows while recording. */
  videoBytes: () => Promise<number>;
  /** Returns a part of the video, even while it grows. */
  readVideoPart: (startByte: number, endByte: number) => Promise<Uint8Array<ArrayBuffer>>;
  /** Returns the number of written bytes of events. */
  eventBytes: () => Promise<number>;
  /** Returns complete lines only, without a line that a crash has truncated. */
  readEvents: () => Promise<string>;
  /** Returns complete lines from a position, even while the file grows: as many as fit, or a single longer one. */
  readEventLines: (startByte: number, maxBytes: number) => Promise<EventLines>;
  /** Replaces the events after the user has removed some. Sending then restarts, as after `replaceVideo`. */
  replaceEvents: (lines: string) => Promise<void>;
  replaceVideo: (video: Blob) => Promise<void>;
  /** Deletes all files of the recording. */
  remove: () => Promise<void>;
  /** Releases the lock that marks the recording as in use by this page. */
  release: () => Promise<void>;
}

/** Storage of recordings until they are sent. */
export interface RecordingStore {
  /** False if recordings are lost with the page, because the browser has no private file system. */
  readonly survivesReload: boolean;
  create: (state: RecordingState) => Promise<RecordingFiles>;
  /** Lists recordings that no open page uses, oldest first. */
  orphans: () => Promise<RecordingState[]>;
  /** Takes over an unused recording; undefined if another page was faster. */
  open: (id: string) => Promise<RecordingFiles | undefined>;
  /** Deletes the recordings of this server and account that no open page uses. */
  clear: () => Promise<void>;
}
