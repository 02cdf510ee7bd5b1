import { truncate } from '../../player/truncate.js';
import type { DomActionType } from '../format/event-types.js';
import type { StorageAction } from '../forms/storage-action.js';
import type { TimelineEntry } from '../entries/timeline-entry.js';

/** No row shows more of a text; the whole of it is in the entry. */
const ROW_TEXT_MAX_CHARS = 300;

/** What a row of the timeline is about. */
export const ENTRY_KINDS = [
  'network',
  'websocket',
  'dom_action',
  'console_error',
  'console_warn',
  'console_log',
  'console_info',
  'console_debug',
  'javascript_error',
  'resource_error',
  'csp_violation',
  'sse_message',
  'local_storage',
  'session_storage',
  'navigation',
  'recorder_gap',
  'recorder_mark',
  'unknown',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

export const ENTRY_SEVERITIES = ['error', 'warning', 'redirect', 'success', 'info'] as const;

/** `redirect` and `success` are for network requests only: 300s and 2xx (spec §2 timeline panel). */
export type EntrySeverity = (typeof ENTRY_SEVERITIES)[number];

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
  /** Why the request failed without a status. */
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
  /** What was written or read; `null` when there is none. */
  value: string | null;
}

export interface NavigationRow extends RowBase {
  kind: 'navigation';
  url: string;
  /** `page_navigation`, `history_change` or `hash_change`; empty when it was not recorded. */
  action: string;
  /** Whether a frame of the page navigated, and not the page itself. */
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

/** What a row of the timeline shows, without the events behind it. Every entry is a row too; those of `rowOf` are small. */
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

/** The row of an entry: without its events, and no text longer than a row shows, however long the recorded one is. */
export function rowOf(entry: TimelineEntry): TimelineRow {
  const { id, timeMs, timestamp, severity } = entry;
  const base = { id, timeMs, timestamp, severity };
  switch (entry.kind) {
    case 'network': {
      const { kind, state, method, url, status, latencyMs, resourceType, responseBytes, error } = entry;
      const texts = { method: cut(method), url: cut(url), resourceType: cut(resourceType), error: cut(error) };
      return { ...base, kind, state, status, latencyMs, responseBytes, ...texts };
    }
    case 'websocket': {
      const { kind, state, url, sentCount, receivedCount, sentBytes, receivedBytes } = entry;
      return { ...base, kind, state, url: cut(url), sentCount, receivedCount, sentBytes, receivedBytes };
    }
    case 'dom_action': {
      const { kind, action, target, finalValue } = entry;
      return { ...base, kind, action: cut(action), target: cut(target), finalValue: cut(finalValue) };
    }
    case 'console_error':
    case 'console_warn':
    case 'console_log':
    case 'console_info':
    case 'console_debug':
    case 'javascript_error':
      return { ...base, kind: entry.kind, message: cut(entry.message), source: cut(entry.source) };
    case 'resource_error':
      return { ...base, kind: entry.kind, element: cut(entry.element), url: cut(entry.url) };
    case 'csp_violation':
      return { ...base, kind: entry.kind, directive: cut(entry.directive), blocked: cut(entry.blocked) };
    case 'sse_message':
      return { ...base, kind: entry.kind, name: cut(entry.name), data: cut(entry.data) };
    case 'local_storage':
    case 'session_storage':
      return { ...base, kind: entry.kind, action: entry.action, key: cut(entry.key), value: cut(entry.value) };
    case 'navigation':
      return { ...base, kind: entry.kind, url: cut(entry.url), action: cut(entry.action), inFrame: entry.inFrame };
    case 'recorder_gap':
      return { ...base, kind: entry.kind, reason: cut(entry.reason), durationMs: entry.durationMs };
    case 'recorder_mark':
      return { ...base, kind: entry.kind, note: cut(entry.note) };
    case 'unknown':
      return { ...base, kind: entry.kind, type: cut(entry.type) };
  }
}

function cut<Text extends string | null>(text: Text): Text | string {
  return text === null ? text : truncate(text, ROW_TEXT_MAX_CHARS - 1);
}
