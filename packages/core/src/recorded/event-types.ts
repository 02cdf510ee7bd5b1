import type { CaptureMetadata } from '../capture/capture-metadata.js';

/** Event types of a timeline: those of the specification and our additions. Other types in a file are kept and shown raw. */
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
] as const;

export type EventType = (typeof EVENT_TYPES)[number];

/** User actions on the page. */
export const DOM_ACTION_TYPES = ['click', 'input', 'keydown_session', 'scroll', 'submit'] as const;

export type DomActionType = (typeof DOM_ACTION_TYPES)[number];

type Text = string | undefined;

/** Target element of a DOM action. */
export interface DomTarget {
  textContent?: Text;
  id?: Text;
  type?: Text;
  tagName?: Text;
  xpath?: Text;
  className?: Text;
  /** Address of an image or another file in the element. */
  src?: Text;
}

export interface NetworkRequestData {
  method?: Text;
  url?: Text;
  resource_type?: Text;
  /** Read with `headerRows`, because recorders write headers in different forms. */
  headers?: unknown;
  body?: Text;
  /** Reason for a failed request without a response event. An addition to the spec's format. */
  error?: Text;
}

export interface NetworkResponseData {
  /** HTTP status; 0 for a request that failed without one. */
  status?: number | undefined;
  /** Read with `headerRows`, because recorders write headers in different forms. */
  headers?: unknown;
  body?: Text;
  url?: Text;
  /** Method of the request. An addition to the spec's form. */
  method?: Text;
  /** Reason for a failed request without a status, e.g. `net::ERR_FAILED`. An addition to the spec's format. */
  error?: Text;
}

/** Console messages and script errors. */
export interface MessageData {
  message?: Text;
  url?: Text;
  stack?: Text;
  filename?: Text;
  lineno?: number | undefined;
  colno?: number | undefined;
}

/** Element whose file could not be loaded, such as an image or a script. */
export interface ResourceErrorData {
  tagName?: Text;
  url?: Text;
}

/** Violation of the page's content security policy. */
export interface CspViolationData {
  /** The directive that was violated, e.g. `img-src`. */
  directive?: Text;
  /** Blocked URL, or a word such as `inline` or `eval`. */
  blocked_uri?: Text;
  /** `report` when the policy only reports and blocks nothing, else `enforce`. */
  disposition?: Text;
  source_file?: Text;
  line_number?: number | undefined;
  column_number?: number | undefined;
  sample?: Text;
}

/** Message of a stream of server-sent events. The event's `correlation_id` is that of the stream's request. */
export interface SseMessageData {
  /** Name of the event; left out for `message`. */
  event?: Text;
  data?: Text;
  last_event_id?: Text;
  url?: Text;
}

/** Time in which the recorder missed events. */
export interface RecorderGapData {
  reason?: Text;
  duration_ms?: number | undefined;
  /** Part of the recorder that stopped; absent if all of it stopped. */
  probe?: Text;
}

/** Moment that the user marked while recording. */
export interface RecorderMarkData {
  /** Text by the user; may be empty. */
  note?: Text;
}

export interface NavigationData {
  url?: Text;
  /** 0 is the page itself; any other number is a frame. */
  frame_id?: number | undefined;
  /** As browsers call it, e.g. `link` or `auto_subframe`. */
  transition_type?: Text;
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
  /** Base64 for binary payloads. */
  payloadData?: Text;
}

/**
 * One recorded event, in the form of the timeline file. `normalizeEvent` guarantees the types of the common
 * fields and of the event type's data object. Everything else is as in the file.
 */
export interface TimelineEvent {
  type: EventType | (string & {});
  /** Milliseconds since the start of the recording. Never negative. */
  relative_time_ms: number;
  /** Epoch milliseconds; `null` if the file has none. */
  timestamp: number | null;
  /** Connects a request with its response, and the events of one websocket connection. */
  correlation_id?: Text;
  page_url?: Text;
  /** Latency of a request that failed without a response event. */
  latency_ms?: number | undefined;
  /** Action of event types that have several: a `DomActionType`, a `StorageAction`, or a kind of navigation. */
  action_type?: DomActionType | (string & {}) | undefined;
  target?: DomTarget | undefined;
  final_value?: Text;
  network_request_data?: NetworkRequestData | undefined;
  network_response_data?: NetworkResponseData | undefined;
  console_error_data?: MessageData | undefined;
  console_warn_data?: MessageData | undefined;
  console_log_data?: MessageData | undefined;
  console_info_data?: MessageData | undefined;
  console_debug_data?: MessageData | undefined;
  javascript_error_data?: MessageData | undefined;
  resource_error_data?: ResourceErrorData | undefined;
  csp_violation_data?: CspViolationData | undefined;
  sse_message_data?: SseMessageData | undefined;
  local_storage_data?: StorageData | undefined;
  session_storage_data?: StorageData | undefined;
  navigation_data?: NavigationData | undefined;
  recorder_gap_data?: RecorderGapData | undefined;
  recorder_mark_data?: RecorderMarkData | undefined;
  websocket_created_data?: { url?: Text } | undefined;
  websocket_closed_data?: { reason?: Text } | undefined;
  websocket_frame_data?: WebSocketFrameData | undefined;
  websocket_handshake_data?: { status?: number | undefined; headers?: unknown } | undefined;
}

/** The recording browser and machine. */
export interface TimelineMetadata {
  browser?: Text;
  browserVersion?: Text;
  os?: Text;
  osVersion?: Text;
  architecture?: Text;
  timezone?: Text;
  screenWidth?: number | undefined;
  screenHeight?: number | undefined;
  /** The recorder's report about the recording; absent in files of other products. */
  capture?: CaptureMetadata | undefined;
}

export interface Timeline {
  /** In order of `relative_time_ms`. Events of the same time keep their order in the file. */
  events: TimelineEvent[];
  metadata: TimelineMetadata | null;
  /** Position of each event in the file; absent if the file was in order of time already. */
  fileOrder?: readonly number[];
}
