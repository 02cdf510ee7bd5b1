import type { DomActionType, EntrySeverity } from '@flowlens/core/recorded';
import type { StorageAction } from '../format/storage-action.js';

interface RowBase {
  /** `e17` is the row whose first event is at position 17 of the file. */
  id: string;
  /** Milliseconds from the start of the recording to the first event. */
  timeMs: number;
  /** Epoch milliseconds of the first event. */
  timestamp: number | null;
  severity: EntrySeverity;
}

/** A request and its response. At least one of them exists. */
export interface NetworkRow extends RowBase {
  kind: 'network';
  /** `pending` until the response arrives; `failed` if there was none (status 0, or an error instead of a status). */
  state: 'pending' | 'completed' | 'failed';
  /** Upper case; empty if the request was not recorded. */
  method: string;
  url: string;
  status: number | null;
  /** Response time minus request time. */
  latencyMs: number | null;
  /** Type as the browser names it, e.g. `fetch` or `script`. */
  resourceType: string | null;
  /**
   * Size of the response from its length header, or of the recorded body. Null if unknown, or if the response can have no
   * body.
   */
  responseBytes: number | null;
  /** Reason for a failed request without a status. */
  error: string | null;
}

/** One websocket connection. */
export interface WebSocketRow extends RowBase {
  kind: 'websocket';
  /** `closed` if a close event exists, `open` if only created, else `unknown`. */
  state: 'open' | 'closed' | 'unknown';
  url: string;
  sentCount: number;
  receivedCount: number;
  sentBytes: number;
  receivedBytes: number;
}

export interface DomActionRow extends RowBase {
  kind: 'dom_action';
  action: DomActionType | (string & {});
  /** The element in a few words, e.g. `button "Pay"`; empty if nothing is known about it. */
  target: string;
  finalValue: string | null;
}

export interface MessageRow extends RowBase {
  kind: 'console_error' | 'console_warn' | 'console_log' | 'console_info' | 'console_debug' | 'javascript_error';
  message: string;
  /** File or page that the message came from. */
  source: string | null;
  /** Number of equal errors in a row that it stands for; 1 for other messages. */
  count: number;
  /** Time of the last of them in milliseconds, like `timeMs`. */
  lastTimeMs: number;
}

/** A file that an element of the page failed to load. */
export interface ResourceErrorRow extends RowBase {
  kind: 'resource_error';
  /** Tag name in lower case; empty if unknown. */
  element: string;
  url: string;
}

/** A violation of the page's content security policy. `warning` for a report-only policy. */
export interface CspViolationRow extends RowBase {
  kind: 'csp_violation';
  directive: string;
  /** A URL, or a word such as `inline`. */
  blocked: string;
}

/** One message of a server-sent event stream. */
export interface SseMessageRow extends RowBase {
  kind: 'sse_message';
  /** Name of the event; empty for `message`. */
  name: string;
  data: string;
}

/** An access to local or session storage. */
export interface StorageRow extends RowBase {
  kind: 'local_storage' | 'session_storage';
  action: StorageAction;
  /** Empty when all keys were cleared. */
  key: string;
  /** Value written or read; `null` if there is none. */
  value: string | null;
}

export interface NavigationRow extends RowBase {
  kind: 'navigation';
  url: string;
  /** `page_navigation`, `history_change` or `hash_change`; empty if it was not recorded. */
  action: string;
  /** True if a frame of the page navigated instead of the page itself. */
  inFrame: boolean;
}

/** Time in which the recorder missed events. */
export interface RecorderGapRow extends RowBase {
  kind: 'recorder_gap';
  reason: string;
  durationMs: number | null;
}

/** Moment that the user marked while recording. */
export interface RecorderMarkRow extends RowBase {
  kind: 'recorder_mark';
  /** Empty if the user wrote nothing. */
  note: string;
}

/** An event of a type that this version does not know. */
export interface UnknownRow extends RowBase {
  kind: 'unknown';
  type: string;
}

/** Content of a timeline row, without its events. Every entry is also a row; rows of `rowOf` have truncated texts. */
export type TimelineRow =
  | NetworkRow
  | WebSocketRow
  | DomActionRow
  | MessageRow
  | ResourceErrorRow
  | CspViolationRow
  | SseMessageRow
  | StorageRow
  | NavigationRow
  | RecorderGapRow
  | RecorderMarkRow
  | UnknownRow;
