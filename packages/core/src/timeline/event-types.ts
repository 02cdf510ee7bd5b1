/** Event types of a timeline (spec §3). A file may hold others; they are kept and shown raw. */
export const EVENT_TYPES = [
  'dom_action',
  'network_request',
  'network_response',
  'websocket_created',
  'websocket_closed',
  'websocket_frame_sent',
  'websocket_frame_received',
  'websocket_handshake_request',
  'websocket_handshake_response',
  'console_error',
  'console_warn',
  'javascript_error',
  'local_storage',
  'session_storage',
  'navigation',
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** What a person did on the page (spec §3). */
export const DOM_ACTION_TYPES = ['click', 'input', 'keydown_session', 'scroll', 'submit'] as const;

export type DomActionType = (typeof DOM_ACTION_TYPES)[number];

type Text = string | undefined;

/** The element a DOM action happened on. */
export interface DomTarget {
  textContent?: Text;
  id?: Text;
  type?: Text;
  tagName?: Text;
  xpath?: Text;
  className?: Text;
}

export interface NetworkRequestData {
  method?: Text;
  url?: Text;
  resource_type?: Text;
  /** Read with `headerRows`: recorders differ in how they write headers. */
  headers?: unknown;
  body?: Text;
}

export interface NetworkResponseData {
  /** HTTP status; 0 marks a request that failed without one. */
  status?: number | undefined;
  /** Read with `headerRows`: recorders differ in how they write headers. */
  headers?: unknown;
  body?: Text;
  url?: Text;
  /** Why a request failed without a status, e.g. `net::ERR_FAILED`. An addition to the spec's form. */
  error?: Text;
}

/** Console errors and warnings, and script errors. */
export interface MessageData {
  message?: Text;
  url?: Text;
  stack?: Text;
  filename?: Text;
}

export interface StorageData {
  key?: Text;
  value?: Text;
}

export interface WebSocketFrameData {
  /** 1 is text, 2 is binary. */
  opcode?: number | undefined;
  /** In bytes. */
  payloadLength?: number | undefined;
  /** In base64 where it is binary. */
  payloadData?: Text;
}

/**
 * One recorded event, in the form of the timeline file (spec §3). `parseTimeline` guarantees the types of the common fields and of
 * the data object that belongs to the event's type; everything else is as the file has it.
 */
export interface TimelineEvent {
  type: EventType | (string & {});
  /** Since the start of the recording. Never negative. */
  relative_time_ms: number;
  /** Epoch milliseconds; `null` when the file has none. */
  timestamp: number | null;
  /** Joins a request with its response, and the events of one websocket connection. */
  correlation_id?: Text;
  page_url?: Text;
  action_type?: DomActionType | (string & {}) | undefined;
  target?: DomTarget | undefined;
  final_value?: Text;
  network_request_data?: NetworkRequestData | undefined;
  network_response_data?: NetworkResponseData | undefined;
  console_error_data?: MessageData | undefined;
  console_warn_data?: MessageData | undefined;
  javascript_error_data?: MessageData | undefined;
  local_storage_data?: StorageData | undefined;
  session_storage_data?: StorageData | undefined;
  navigation_data?: { url?: Text } | undefined;
  websocket_created_data?: { url?: Text } | undefined;
  websocket_closed_data?: { reason?: Text } | undefined;
  websocket_frame_data?: WebSocketFrameData | undefined;
  websocket_handshake_data?: { status?: number | undefined; headers?: unknown } | undefined;
}

/** The recording browser and machine (spec §3). */
export interface TimelineMetadata {
  browser?: Text;
  browserVersion?: Text;
  os?: Text;
  osVersion?: Text;
  architecture?: Text;
  timezone?: Text;
  screenWidth?: number | undefined;
  screenHeight?: number | undefined;
}

export interface Timeline {
  /** In order of `relative_time_ms`; events of the same time stand as in the file. */
  events: TimelineEvent[];
  metadata: TimelineMetadata | null;
  /** The place of each event in the file; absent when the file was in order of time already. */
  fileOrder?: readonly number[];
}
