import type { DomActionType, EntrySeverity } from '@flowlens/core/recorded';
import type { StorageAction } from '../format/storage-action.js';

interface RowBase {
  /** `e17` is the row whose first event stands at place 17 of the file. */
  id: string;
  /** Time of the first event since the start of the recording. */
  timeMs: number;
  /** Epoch milliseconds of the first event. */
  timestamp: number | null;
  severity: EntrySeverity;
}

/** A request and its response (spec §4). At least one of the two is there. */
export interface NetworkRow extends RowBase {
  kind: 'network';
  /** `pending` until the response arrives; `failed` when it never could (status 0, or an error in place of a status). */
  state: 'pending' | 'completed' | 'failed';
  /** Upper case; empty when the request was not recorded. */
  method: string;
  url: string;
  status: number | null;
  /** Response time minus request time. */
  latencyMs: number | null;
  /** As the browser calls it, e.g. `fetch` or `script`. */
  resourceType: string | null;
  /** Size of the response: as its length header says, else of the body that was recorded. None where there can be no body. */
  responseBytes: number | null;
  /** Reason for a failed request without a status. */
  error: string | null;
}

/** One websocket connection. */
export interface WebSocketRow extends RowBase {
  kind: 'websocket';
  /** `closed` if a close event exists, `open` if only created, else `unknown` (spec §4). */
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
  /** The element in a few words, e.g. `button "Pay"`; empty when nothing is known of it. */
  target: string;
  finalValue: string | null;
}

export interface MessageRow extends RowBase {
  kind: 'console_error' | 'console_warn' | 'console_log' | 'console_info' | 'console_debug' | 'javascript_error';
  message: string;
  /** File or page the message came from. */
  source: string | null;
}

/** A file that an element of the page could not load. */
export interface ResourceErrorRow extends RowBase {
  kind: 'resource_error';
  /** Tag name in lower case; empty when it is not known. */
  element: string;
  url: string;
}

/** Something that the page's content security policy does not allow. `warning` when the policy only reports it. */
export interface CspViolationRow extends RowBase {
  kind: 'csp_violation';
  directive: string;
  /** A URL, or a word such as `inline`. */
  blocked: string;
}

/** One message of a stream of server-sent events. */
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
  /** `page_navigation`, `history_change` or `hash_change`; empty when it was not recorded. */
  action: string;
  /** True if a frame of the page navigated, not the page itself. */
  inFrame: boolean;
}

/** Time in which the recorder missed events. */
export interface RecorderGapRow extends RowBase {
  kind: 'recorder_gap';
  reason: string;
  durationMs: number | null;
}

/** Moment that the person marked while recording. */
export interface RecorderMarkRow extends RowBase {
  kind: 'recorder_mark';
  /** Empty when the person wrote nothing. */
  note: string;
}

/** An event of a type this version does not know. */
export interface UnknownRow extends RowBase {
  kind: 'unknown';
  type: string;
}

/** Content of a timeline row, without its events. Every entry is also a row; rows of `rowOf` are small. */
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
