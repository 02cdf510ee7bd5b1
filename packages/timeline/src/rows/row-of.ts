import { truncate } from '@flowlens/core/player';
import type { TimelineEntry } from '../entries/timeline-entry.js';
import type { TimelineRow } from './timeline-row.js';

/** No row shows a longer text; the entry contains all of it. */
const ROW_TEXT_MAX_CHARS = 300;

/** Returns the row of an entry: without its events, and with texts truncated to what a row shows. */
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
    case 'javascript_error': {
      const { kind, message, source, count, lastTimeMs } = entry;
      return { ...base, kind, message: cut(message), source: cut(source), count, lastTimeMs };
    }
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
