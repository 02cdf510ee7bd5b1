import { domTargetSummary } from './dom-target-summary.js';
import { entryId } from './entry-id.js';
import type { MessageData, StorageData, TimelineEvent } from './event-types.js';
import type { MessageEntry, StorageEntry, TimelineEntry } from './timeline-entry.js';

/** The entry of an event that stands for itself. */
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
      return messageEntry(event, id, event.console_error_data);
    case 'console_warn':
      return messageEntry(event, id, event.console_warn_data);
    case 'javascript_error':
      return messageEntry(event, id, event.javascript_error_data);
    case 'local_storage':
      return storageEntry(event, id, event.local_storage_data);
    case 'session_storage':
      return storageEntry(event, id, event.session_storage_data);
    case 'navigation': {
      const url = event.navigation_data?.url || event.page_url || '';
      return { kind: 'navigation', id, timeMs, timestamp, severity: 'info', url, event };
    }
    default:
      return { kind: 'unknown', id, timeMs, timestamp, severity: 'info', type, event };
  }
}

function messageEntry(event: TimelineEvent, id: string, data: MessageData | undefined): MessageEntry {
  const { type, relative_time_ms: timeMs, timestamp } = event;
  const kind = type as MessageEntry['kind'];
  const severity = kind === 'console_warn' ? 'warning' : 'error';
  const message = data?.message ?? '';
  const source = data?.filename || data?.url || null;
  return { kind, id, timeMs, timestamp, severity, message, source, event };
}

function storageEntry(event: TimelineEvent, id: string, data: StorageData | undefined): StorageEntry {
  const { type, relative_time_ms: timeMs, timestamp } = event;
  const kind = type as StorageEntry['kind'];
  const key = data?.key ?? '';
  return { kind, id, timeMs, timestamp, severity: 'info', key, value: data?.value ?? null, event };
}
