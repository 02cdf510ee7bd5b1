import { recordedLine } from '../brief/safe-text.js';
import { formatClock, formatLatency } from '../format/duration.js';
import type { FoldedRows } from '../brief/fold-repeats.js';
import type { NetworkRow, StorageRow, TimelineRow, WebSocketRow } from '../timeline/timeline-row.js';

const URL_MAX_CHARS = 200;
const TEXT_MAX_CHARS = 240;
const TARGET_MAX_CHARS = 100;
const WORD_MAX_CHARS = 40;

/** What a row of the timeline says, in one line of safe text: `network POST https://shop.example/pay -> 500 in 340 ms`. */
export function rowLine(row: TimelineRow): string {
  return `${row.kind} ${contentOf(row)}`.trim();
}

/** The same with its time and how often it is repeated. */
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
    case 'javascript_error':
      return recordedLine(row.message, TEXT_MAX_CHARS);
    case 'local_storage':
    case 'session_storage':
      return writeOf(row);
    case 'navigation':
      return recordedLine(row.url, URL_MAX_CHARS);
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

function writeOf({ key, value }: StorageRow): string {
  const name = recordedLine(key, TARGET_MAX_CHARS);
  return value === null ? `${name} removed` : `${name} = ${recordedLine(value, TARGET_MAX_CHARS)}`;
}
