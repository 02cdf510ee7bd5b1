import type { NetworkRow, TimelineRow, WebSocketRow } from '@flowlens/timeline';
import { entryNote } from './entry-note.js';
import type { TimelineMessages } from '../timeline-texts.js';

/** The state of an entry as its row's name says it; empty when it has none. */
export function entryStateText(row: TimelineRow, m: TimelineMessages): string {
  if (row.kind === 'network') return statusText(row, m);
  // The value that was written is in the details, not in the name of a row.
  if (row.kind !== 'websocket') return isWrite(row) ? '' : entryNote(row, m);
  const counts = m.frameCounts({ sent: String(row.sentCount), received: String(row.receivedCount) });
  return `${statusText(row, m)}, ${counts}`;
}

function isWrite(row: TimelineRow): boolean {
  return (row.kind === 'local_storage' || row.kind === 'session_storage') && row.action === 'set';
}

/** The status of a request or what stands in its place, or how a connection stands: one that was refused is an error. */
export function statusText(row: NetworkRow | WebSocketRow, m: TimelineMessages): string {
  if (row.kind === 'websocket') return row.severity === 'error' ? m.requestFailed : m.websocketStates[row.state];
  if (row.state === 'pending') return m.pending;
  return row.state === 'failed' ? m.requestFailed : String(row.status ?? '');
}
