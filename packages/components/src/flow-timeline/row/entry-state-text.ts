import type { NetworkRow, TimelineRow, WebSocketRow } from '@flowlens/timeline';
import { entryNote } from './entry-note.js';
import type { TimelineMessages } from '../timeline-texts.js';

/** Returns the state of an entry for its accessible name; empty if it has none. */
export function entryStateText(row: TimelineRow, m: TimelineMessages): string {
  if (row.kind === 'network') return statusText(row, m);
  if ('count' in row) return row.count > 1 ? m.repeatedTimes({ count: row.count }) : '';
  // The written value is in the details, not in the name of a row.
  if (row.kind !== 'websocket') return isWrite(row) ? '' : entryNote(row, m);
  const counts = m.frameCounts({ sent: String(row.sentCount), received: String(row.receivedCount) });
  return `${statusText(row, m)}, ${counts}`;
}

function isWrite(row: TimelineRow): boolean {
  return (row.kind === 'local_storage' || row.kind === 'session_storage') && row.action === 'set';
}

/** Returns the status of a request or its substitute, or the state of a connection. A refused connection is an error. */
export function statusText(row: NetworkRow | WebSocketRow, m: TimelineMessages): string {
  if (row.kind === 'websocket') return row.severity === 'error' ? m.requestFailed : m.websocketStates[row.state];
  if (row.state === 'pending') return m.pending;
  return row.state === 'failed' ? m.requestFailed : String(row.status ?? '');
}
