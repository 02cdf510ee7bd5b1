import type { StorageData, TimelineEvent } from '@flowlens/core/recorded';
import { domTargetSummary } from '../rows/dom-target-summary.js';
import { entryId } from './entry-id.js';
import { cspSeverity, SEVERITY_OF_KIND } from './entry-severity.js';
import { storageAction } from '../format/storage-action.js';
import { messageDataOf } from '../rows/message-data.js';
import type {
  CspViolationEntry,
  MessageEntry,
  NavigationEntry,
  ResourceErrorEntry,
  SseMessageEntry,
  StorageEntry,
  TimelineEntry,
} from './timeline-entry.js';

/** Builds the entry of a single event. */
export function singleEntry(event: TimelineEvent, place: number): TimelineEntry {
  const { type, relative_time_ms: timeMs, timestamp } = event;
  const id = entryId(place);
  switch (type) {
    case 'dom_action':
      return {
        kind: 'dom_action',
        id,
        timeMs,
        timestamp,
        severity: 'info',
        action: event.action_type ?? 'unknown',
        target: event.target ? domTargetSummary(event.target) : '',
        finalValue: event.final_value ?? null,
        event,
      };
    case 'console_error':
    case 'console_warn':
    case 'console_log':
    case 'console_info':
    case 'console_debug':
    case 'javascript_error':
      return messageEntry(event, id, type as MessageEntry['kind']);
    case 'resource_error':
      return resourceErrorEntry(event, id);
    case 'csp_violation':
      return cspViolationEntry(event, id);
    case 'sse_message':
      return sseMessageEntry(event, id);
    case 'local_storage':
      return storageEntry(event, id, event.local_storage_data);
    case 'session_storage':
      return storageEntry(event, id, event.session_storage_data);
    case 'navigation':
      return navigationEntry(event, id);
    case 'recorder_gap': {
      const { reason = '', duration_ms: durationMs = null } = event.recorder_gap_data ?? {};
      return { kind: 'recorder_gap', id, timeMs, timestamp, severity: 'info', reason, durationMs, event };
    }
    case 'recorder_mark': {
      const { note = '' } = event.recorder_mark_data ?? {};
      return { kind: 'recorder_mark', id, timeMs, timestamp, severity: 'info', note, event };
    }
    default:
      return { kind: 'unknown', id, timeMs, timestamp, severity: 'info', type, event };
  }
}

function messageEntry(event: TimelineEvent, id: string, kind: MessageEntry['kind']): MessageEntry {
  const { relative_time_ms: timeMs, timestamp } = event;
  const data = messageDataOf(event, kind);
  const severity = SEVERITY_OF_KIND[kind] ?? 'info';
  const message = data?.message ?? '';
  const source = data?.filename || data?.url || null;
  return { kind, id, timeMs, timestamp, severity, message, source, count: 1, lastTimeMs: timeMs, event };
}

function resourceErrorEntry(event: TimelineEvent, id: string): ResourceErrorEntry {
  const { relative_time_ms: timeMs, timestamp } = event;
  const { tagName = '', url = '' } = event.resource_error_data ?? {};
  return {
    kind: 'resource_error',
    id,
    timeMs,
    timestamp,
    severity: 'error',
    element: tagName.toLowerCase(),
    url,
    event,
  };
}

function cspViolationEntry(event: TimelineEvent, id: string): CspViolationEntry {
  const { relative_time_ms: timeMs, timestamp } = event;
  const { directive = '', blocked_uri: blocked = '', disposition } = event.csp_violation_data ?? {};
  return {
    kind: 'csp_violation',
    id,
    timeMs,
    timestamp,
    severity: cspSeverity(disposition),
    directive,
    blocked,
    event,
  };
}

function sseMessageEntry(event: TimelineEvent, id: string): SseMessageEntry {
  const { relative_time_ms: timeMs, timestamp } = event;
  const { event: name = '', data = '' } = event.sse_message_data ?? {};
  return { kind: 'sse_message', id, timeMs, timestamp, severity: 'info', name, data, event };
}

function storageEntry(event: TimelineEvent, id: string, data: StorageData = {}): StorageEntry {
  const { type, relative_time_ms: timeMs, timestamp } = event;
  const kind = type as StorageEntry['kind'];
  const action = storageAction(event.action_type, data);
  const { key = '', value = null } = data;
  return { kind, id, timeMs, timestamp, severity: 'info', action, key, value, event };
}

function navigationEntry(event: TimelineEvent, id: string): NavigationEntry {
  const { relative_time_ms: timeMs, timestamp, action_type: action = '' } = event;
  const { url, frame_id: frame, transition_type: transition } = event.navigation_data ?? {};
  const inFrame = frame === undefined ? /^\w+_subframe$/.test(transition ?? '') : frame !== 0;
  return {
    kind: 'navigation',
    id,
    timeMs,
    timestamp,
    severity: 'info',
    url: url || event.page_url || '',
    action,
    inFrame,
    event,
  };
}
