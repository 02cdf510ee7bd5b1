import type { DomActionType, TimelineEvent } from './event-types.js';

/** What a row of the timeline is about. */
export const ENTRY_KINDS = [
  'network',
  'websocket',
  'dom_action',
  'console_error',
  'console_warn',
  'javascript_error',
  'local_storage',
  'session_storage',
  'navigation',
  'unknown',
] as const;

export type EntryKind = (typeof ENTRY_KINDS)[number];

export const ENTRY_SEVERITIES = ['error', 'warning', 'redirect', 'success', 'info'] as const;

/** `redirect` and `success` are for network requests only: 300s and 2xx (spec §2 timeline panel). */
export type EntrySeverity = (typeof ENTRY_SEVERITIES)[number];

interface EntryBase {
  /** `e17` is the entry whose first event stands at place 17 of the file. */
  id: string;
  /** Time of the first event since the start of the recording. */
  timeMs: number;
  /** Epoch milliseconds of the first event. */
  timestamp: number | null;
  severity: EntrySeverity;
}

/** A request and its response (spec §4). At least one of the two is there. */
export interface NetworkEntry extends EntryBase {
  kind: 'network';
  /** `pending` until the response arrives; `failed` when it never could (status 0, or an error in place of a status). */
  state: 'pending' | 'completed' | 'failed';
  /** Upper case; empty when the request was not recorded. */
  method: string;
  url: string;
  status: number | null;
  /** Response time minus request time. */
  latencyMs: number | null;
  request: TimelineEvent | null;
  response: TimelineEvent | null;
}

/** One websocket connection with all its events. */
export interface WebSocketEntry extends EntryBase {
  kind: 'websocket';
  /** `closed` if a close event exists, `open` if only created, else `unknown` (spec §4). */
  state: 'open' | 'closed' | 'unknown';
  url: string;
  sentCount: number;
  receivedCount: number;
  sentBytes: number;
  receivedBytes: number;
  /** Every event of the connection, in order of time. `websocketFrames` lists the frames. */
  events: TimelineEvent[];
}

export interface DomActionEntry extends EntryBase {
  kind: 'dom_action';
  action: DomActionType | (string & {});
  event: TimelineEvent;
}

export interface MessageEntry extends EntryBase {
  kind: 'console_error' | 'console_warn' | 'javascript_error';
  message: string;
  event: TimelineEvent;
}

export interface StorageEntry extends EntryBase {
  kind: 'local_storage' | 'session_storage';
  key: string;
  event: TimelineEvent;
}

export interface NavigationEntry extends EntryBase {
  kind: 'navigation';
  url: string;
  event: TimelineEvent;
}

/** An event of a type this version does not know, to be shown raw. */
export interface UnknownEntry extends EntryBase {
  kind: 'unknown';
  type: string;
  event: TimelineEvent;
}

export type TimelineEntry =
  NetworkEntry | WebSocketEntry | DomActionEntry | MessageEntry | StorageEntry | NavigationEntry | UnknownEntry;
