import type { Flow, FlowLensClient, RecorderResource } from '@flowlens/client';
import type { TimelineEvent } from '@flowlens/core/recorded';
import type { Gap } from './events/gap.js';
import type { ProbeName, WantedProbes } from './probes/probe.js';

export interface RecorderOptions {
  /** Client whose token allows the recording calls. A recorder token (`fl_rec_…`) is enough. */
  client: RecorderClient;
  /** Id of the project that new flows go to. @default the user's own default project */
  project?: string;
  /** Probes to disable, for example `{ storage: false }`; `false` for all, to record only the picture. @default all enabled */
  probes?: WantedProbes;
  redaction?: RedactionOptions;
  buffer?: BufferOptions;
  /** Key of the user who records, for example a user id. Recordings of an earlier visit are offered only for the same key. */
  account?: string;
  /**
   * URL of a same-origin page that calls `hostRecorder`. Videos are then recorded in a popup with that page, so that
   * they continue while this tab navigates.
   */
  popupHost?: string;
  /**
   * URLs of FlowLens servers whose guests may record events of this site, after opening it from a recording link and
   * until their recording ends. Pages of other origins get no response. @default none
   */
  guestServers?: readonly string[];
  /**
   * Sends an announced recording from another context of this origin, such as the background of an extension. `send` of
   * a draft then only announces the flow and releases the files.
   * @default the page sends
   */
  deliver?: (id: string, flow: SentFlow) => Promise<void>;
}

/** Parts of the client that the recorder uses. */
export interface RecorderClient extends Pick<FlowLensClient, 'flows' | 'baseUrl'> {
  recorder: Omit<RecorderResource, 'createFlow'> & {
    /** Only the id of the new flow is read. */
    createFlow: (...call: Parameters<RecorderResource['createFlow']>) => Promise<Pick<Flow, 'id'>>;
  };
}

export interface RedactionOptions {
  /** CSS selectors of elements whose picture and text are not recorded, in addition to `[data-fl-block]`. */
  block?: string[];
  /** CSS selectors of elements whose text is masked and blurred, in addition to `[data-fl-mask]`. */
  mask?: string[];
}

/** Limits of the events that are kept for `report()` while nothing is recorded. */
export interface BufferOptions {
  /** Duration in seconds; 0 keeps nothing. @default 60 */
  seconds?: number;
  /** Size in bytes of JSON. @default 4000000 */
  maxBytes?: number;
}

export interface StartOptions {
  /** Also records the screen; the browser asks the user what to share. @default false */
  video?: boolean;
  /** Records the microphone with the video. @default false */
  microphone?: boolean;
  /** Kind of source that the browser offers first. @default 'tab' */
  surface?: 'tab' | 'any';
  /** Title under which a later visit offers the recording. Not stored by a popup host. */
  title?: string;
  /** Id of the recording's intended project, stored for a later visit. Not stored by a popup host. */
  projectId?: string;
}

export type RecorderStatus = 'idle' | 'starting' | 'recording' | 'paused' | 'stopping' | 'disposed';

/** Immutable view of the recorder's state; a new object after each change. */
export interface RecorderSnapshot {
  status: RecorderStatus;
  /** False if probes are not installed. */
  installed: boolean;
  /** Epoch milliseconds of the start; null while nothing is recorded. */
  startedAt: number | null;
  /** Recorded time without pauses, in milliseconds, as of `runningSince`. */
  elapsedMs: number;
  /** Epoch milliseconds since when the time has been running; null while paused. */
  runningSince: number | null;
  hasVideo: boolean;
  hasMicrophone: boolean;
  eventsCount: number;
  errorsCount: number;
  /** True once a site opened by `openSite` sends events to the recording. */
  hasSiteEvents: boolean;
  marks: readonly Mark[];
  gaps: readonly Gap[];
  /** Recordings of an earlier visit that can still be sent. */
  orphans: readonly OrphanInfo[];
  /** Draft of the last stopped recording, until it is sent or discarded. */
  draft: RecordingDraft | null;
  /** Error of the last start or stop. */
  error: RecorderError | null;
}

export interface RecorderError {
  code: 'capture_denied' | 'capture_unsupported' | 'microphone_denied' | 'storage_full' | 'unknown';
  message: string;
}

/** Moment that the user marked. */
export interface Mark {
  atMs: number;
  note: string;
}

export interface OrphanInfo {
  id: string;
  /** Epoch milliseconds. */
  startedAt: number;
  pageUrl: string;
  hasVideo: boolean;
  /** Title as last typed or sent, or known at the start. */
  title: string | null;
  /** Null if the page closed during the recording. */
  durationMs: number | null;
  /** Id of its intended project; null for any. */
  projectId: string | null;
  /** True once it is announced to the server. */
  isAnnounced: boolean;
}

/** Content of a recording, to be saved as files. */
export interface RecordingContent {
  title: string | null;
  video: Blob | null;
  events: readonly TimelineEvent[];
}

export interface SendDetails {
  title: string;
  description?: string;
  /** @default `project` of the recorder */
  projectId?: string;
  tagIds?: string[];
  onProgress?: (progress: SendProgress) => void;
  signal?: AbortSignal;
}

export interface SendProgress {
  phase: 'creating' | 'events' | 'video' | 'finishing' | 'waiting_for_network' | 'waiting_for_server' | 'done';
  sentBytes: number;
  totalBytes: number;
  /** Milliseconds until the next attempt, while waiting for the server. */
  waitMs?: number;
}

export interface SentFlow {
  flowId: string;
  /** Page of the flow in the FlowLens app. */
  url: string;
}

/** A draft that is being sent. A new object after each progress. */
export interface DraftSending {
  readonly progress: SendProgress;
  /** Settles when sending ends; the same promise as `send` returns. */
  readonly flow: Promise<SentFlow>;
  /** Stops sending. The draft stays, and `flow` rejects with an `AbortError`. */
  readonly cancel: () => void;
}

/** A finished recording that has not been sent. Nothing leaves the page before `send`. */
export interface RecordingDraft {
  readonly id: string;
  /** Title as last typed or sent, or known at the start. */
  readonly title: string | null;
  /** Description as last typed or sent. */
  readonly description: string | null;
  /** Already redacted, in order of time. A new array after each change. */
  readonly events: readonly TimelineEvent[];
  readonly durationMs: number;
  readonly video: DraftVideo | null;
  readonly receipt: PrivacyReceipt;
  /** Progress of `send` by any caller; null otherwise. `subscribe` reports changes. */
  readonly sending: DraftSending | null;
  /** Removes everything outside the range. The video is cut at the key frame before `startMs`. */
  trim: (range: { startMs: number; endMs: number }) => Promise<void>;
  /** Removes one event; a request is removed with its response. */
  drop: (event: TimelineEvent) => Promise<void>;
  /** Saves typed text with the recording, for a later visit. `send` takes its own title and description. */
  saveText: (text: { title?: string; description?: string }) => Promise<void>;
  /** Uploads the recording. After a failure, another call continues where it stopped. Concurrent calls share one upload. */
  send: (details: SendDetails) => Promise<SentFlow>;
  /** Deletes the recording from this browser. */
  discard: () => Promise<void>;
  subscribe: (listener: () => void) => () => void;
}

export interface DraftVideo {
  mimeType: string;
  width: number;
  height: number;
  bytes: number;
  /** Video file, for a preview by object URL. */
  blob: () => Promise<Blob>;
}

/** Part of a recording that a redaction rule covers. */
export type RedactedPart = 'addresses' | 'headers' | 'bodies' | 'messages' | 'storage' | 'fields' | 'other';

/** Summary of the data that a recording omits, and why. */
export interface PrivacyReceipt {
  /** Number of redacted values per part, without parts that have none. */
  redacted: Partial<Record<RedactedPart, number>>;
  gaps: readonly Gap[];
  /** Number of elements whose picture was blurred. */
  concealedElements: number;
  /** Probes that were disabled. */
  probesOff: readonly ProbeName[];
}

export interface Recorder {
  /** Probes that this recorder installs. Without any, it records only the picture. */
  readonly probes: readonly ProbeName[];
  /** Installs the probes. Call it as early as possible, because earlier requests and messages are missed. */
  install: () => void;
  /** @throws CaptureError if the user or the browser refuses the capture */
  start: (options?: StartOptions) => Promise<void>;
  pause: () => void;
  resume: () => void;
  /** Marks the current moment with a note; it becomes an event of the timeline. */
  mark: (note?: string) => void;
  stop: () => Promise<RecordingDraft>;
  /**
   * Opens a site in a separate window. If it embeds the recorder and lists this server in `guestServers`, recordings
   * include its events. Requires a user gesture. Returns false if the browser blocks the window.
   */
  openSite: (url: string) => boolean;
  /** Creates a draft from the events of the last seconds, without video. */
  report: () => Promise<RecordingDraft>;
  /** Opens an unsent recording of an earlier visit. */
  recover: (id: string) => Promise<RecordingDraft | null>;
  /** Reads a recording of an earlier visit without changing it. Null if it is gone or in use by another page. */
  read: (id: string) => Promise<RecordingContent | null>;
  /** Deletes a recording of an earlier visit without opening it. */
  discard: (id: string) => Promise<void>;
  /** Restores every global and ends a recording, which the next visit offers. The recorder cannot be used afterwards. */
  dispose: () => void;
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => RecorderSnapshot;
}
