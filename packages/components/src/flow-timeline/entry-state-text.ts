import type { NetworkEntry, TimelineEntry } from '@flowlens/core';
import type { TimelineMessages } from './timeline-texts.js';

/** The state of an entry as its row's name says it; empty when it has none. */
export function entryStateText(entry: TimelineEntry, m: TimelineMessages): string {
  if (entry.kind === 'network') return networkStateText(entry, m);
  if (entry.kind !== 'websocket') return '';
  const counts = m.frameCounts({ sent: String(entry.sentCount), received: String(entry.receivedCount) });
  return `${m.websocketStates[entry.state]}, ${counts}`;
}

/** The status of a request, or what stands in its place. */
export function networkStateText({ state, status }: NetworkEntry, m: TimelineMessages): string {
  if (state === 'pending') return m.pending;
  return state === 'failed' ? m.requestFailed : String(status ?? '');
}
