import type { NetworkRow, TimelineRow, WebSocketRow } from '@flowlens/core';
import type { TimelineMessages } from './timeline-texts.js';

/** The state of an entry as its row's name says it; empty when it has none. */
export function entryStateText(row: TimelineRow, m: TimelineMessages): string {
  if (row.kind === 'network') return statusText(row, m);
  if (row.kind !== 'websocket') return '';
  const counts = m.frameCounts({ sent: String(row.sentCount), received: String(row.receivedCount) });
  return `${statusText(row, m)}, ${counts}`;
}

/** The status of a request or what stands in its place, or how a connection stands: one that was refused is an error. */
export function statusText(row: NetworkRow | WebSocketRow, m: TimelineMessages): string {
  if (row.kind === 'websocket') return row.severity === 'error' ? m.requestFailed : m.websocketStates[row.state];
  if (row.state === 'pending') return m.pending;
  return row.state === 'failed' ? m.requestFailed : String(row.status ?? '');
}
