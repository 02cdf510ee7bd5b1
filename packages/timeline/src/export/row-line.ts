import { formatClock, formatLatency } from '@flowlens/core/format';
import { recordedLine } from '../brief/safe-text.js';
import type { FoldedRows } from '../brief/fold-repeats.js';
import type {
  CspViolationRow,
  NavigationRow,
  NetworkRow,
  RecorderGapRow,
  StorageRow,
  TimelineRow,
  WebSocketRow,
} from '../rows/timeline-row.js';

const URL_MAX_CHARS = 200;
const TEXT_MAX_CHARS = 240;
const TARGET_MAX_CHARS = 100;
const WORD_MAX_CHARS = 40;

/** Returns a timeline row as one line of safe text: `network POST https://shop.example/pay -> 500 in 340 ms`. */
export function rowLine(row: TimelineRow): string {
  return `${row.kind} ${contentOf(row)}`.trim();
}

/** Like `rowLine`, with its time and number of repeats. */
export function foldedRowLine({ row, count, lastTimeMs }: FoldedRows): string {
  const repeats = count > 1 ? ` (${count} times, last at ${formatClock(lastTimeMs)})` : '';
  return `${formatClock(row.timeMs)} ${rowLine(row)}${repeats}`;
}

function contentOf(row: TimelineRow): string {
  switch (row.kind) {
    case 'network':
      return requestOf(row);
    case 'websocket':
      return connectionOf(row);
    case 'dom_action': {
      const value = row.finalValue === null ? '' : ` = "${recordedLine(row.finalValue, TARGET_MAX_CHARS)}"`;
      const target = recordedLine(row.target, TARGET_MAX_CHARS);
      return `${`${recordedLine(row.action, WORD_MAX_CHARS)} ${target}`.trim()}${value}`;
    }
    case 'console_error':
    case 'console_warn':
    case 'console_log':
    case 'console_info':
    case 'console_debug':
    case 'javascript_error':
      return recordedLine(row.message, TEXT_MAX_CHARS);
    case 'resource_error':
      return `${recordedLine(row.element, WORD_MAX_CHARS)} ${recordedLine(row.url, URL_MAX_CHARS)}`.trim();
    case 'csp_violation':
      return violationOf(row);
    case 'sse_message':
      return `${recordedLine(row.name, WORD_MAX_CHARS) || 'message'}: ${recordedLine(row.data, TEXT_MAX_CHARS)}`;
    case 'local_storage':
    case 'session_storage':
      return accessOf(row);
    case 'navigation':
      return navigationOf(row);
    case 'recorder_gap':
      return gapOf(row);
    case 'recorder_mark':
      return recordedLine(row.note, TEXT_MAX_CHARS);
    case 'unknown':
      return recordedLine(row.type, WORD_MAX_CHARS);
  }
}

function requestOf({ method, url, state, status, error, latencyMs }: NetworkRow): string {
  const failure = `failed ${recordedLine(error ?? '', TARGET_MAX_CHARS)}`.trim();
  const outcome = { pending: 'no answer yet', failed: failure, completed: `-> ${status ?? 'no status'}` }[state];
  const took = latencyMs === null ? '' : ` in ${formatLatency(latencyMs)}`;
  return `${recordedLine(method, WORD_MAX_CHARS) || 'GET'} ${recordedLine(url, URL_MAX_CHARS)} ${outcome}${took}`;
}

function connectionOf({ url, state, sentCount, receivedCount }: WebSocketRow): string {
  return `${recordedLine(url, URL_MAX_CHARS)} ${state}, ${sentCount} sent, ${receivedCount} received`.trim();
}

function violationOf({ directive, blocked, severity }: CspViolationRow): string {
  const verb = severity === 'error' ? 'blocked' : 'reported';
  return `${recordedLine(directive, WORD_MAX_CHARS)} ${verb} ${recordedLine(blocked, URL_MAX_CHARS)}`.trim();
}

function accessOf({ action, key, value }: StorageRow): string {
  const name = recordedLine(key, TARGET_MAX_CHARS);
  const content = value === null ? '(nothing)' : recordedLine(value, TARGET_MAX_CHARS);
  return { set: `${name} = ${content}`, get: `${name} read: ${content}`, remove: `${name} removed`, clear: 'cleared' }[
    action
  ];
}

function navigationOf({ url, action, inFrame }: NavigationRow): string {
  const kind = { history_change: 'history change', hash_change: 'hash change' }[action];
  const notes = [kind, inFrame && 'in a frame'].filter(Boolean).join(', ');
  return `${recordedLine(url, URL_MAX_CHARS)}${notes && ` (${notes})`}`;
}

/** Details of a recording gap: its length and reason. */
export function gapOf({ reason, durationMs }: RecorderGapRow): string {
  const length = durationMs === null ? '' : ` for ${formatLatency(durationMs)}`;
  const why = recordedLine(reason, TARGET_MAX_CHARS);
  return `events are missing${length}${why && `: ${why}`}`;
}
