import type { DomTarget, MessageData } from '@flowlens/core';
import type { GapReason } from './gap.js';

/** Data of the events that a recorder adds to those of the original timeline format. */
export interface AdditionalEventData {
  target?: RecordedTarget | undefined;
  console_log_data?: MessageData | undefined;
  console_info_data?: MessageData | undefined;
  console_debug_data?: MessageData | undefined;
  sse_message_data?: SseMessageData | undefined;
  resource_error_data?: ResourceErrorData | undefined;
  csp_violation_data?: CspViolationData | undefined;
  recorder_gap_data?: RecorderGapData | undefined;
  recorder_mark_data?: { note: string } | undefined;
}

/** The element of an action, with what finds it again. */
export interface RecordedTarget extends DomTarget {
  /** ARIA role. */
  role?: string;
  /** Accessible name. */
  name?: string;
  testId?: string;
  autocomplete?: string;
}

/** One message of a server-sent event stream, or one line of NDJSON. */
export interface SseMessageData {
  event: string;
  data: string;
  last_event_id?: string;
}

/** A script, style sheet or picture that failed to load. */
export interface ResourceErrorData {
  message: string;
  url: string;
  /** Name of the element, in lower case. */
  tag: string;
}

/** A load that the page's content security policy forbids. */
export interface CspViolationData {
  message: string;
  url: string;
  directive: string;
  /** `enforce` or `report`. */
  disposition: string;
  /** Script that caused the load. */
  filename?: string;
}

/** A part of the session that is missing. */
export interface RecorderGapData {
  reason: GapReason;
  for_ms?: number;
  count?: number;
  probe?: string;
}
