import type { NetworkRow, TimelineRow } from '@flowlens/core';
import type { TimelineMessages } from './timeline-texts.js';

/** The state of an entry as its row's name says it; empty when it has none. */
export function entryStateText(row: TimelineRow, m: TimelineMessages): string {
  if (row.kind === 'network') return networkStateText(row, m);
  if (row.kind !== 'websocket') return '';
  const counts = m.frameCounts({ sent: String(row.sentCount), received: String(row.receivedCount) });
  return `${m.websocketStates[row.state]}, ${counts}`;
}

/** The status of a request, or what stands in its place. */
export function networkStateText({ state, status }: NetworkRow, m: TimelineMessages): string {
  if (state === 'pending') return m.pending;
  return state === 'failed' ? m.requestFailed : String(status ?? '');
}
