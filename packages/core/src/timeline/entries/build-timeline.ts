import type { Timeline, TimelineEvent } from '../format/event-types.js';
import { createNetworkMerger } from './merge-network.js';
import { createWebSocketMerger } from './merge-websockets.js';
import { singleEntry } from './single-entry.js';
import type { TimelineEntry } from './timeline-entry.js';

/** The rows of a timeline in order of time: one per network request with its response, per websocket connection, and per other event. */
export function buildTimelineEntries({ events, fileOrder }: Pick<Timeline, 'events' | 'fileOrder'>): TimelineEntry[] {
  const network = createNetworkMerger();
  const websockets = createWebSocketMerger();
  const entries: TimelineEntry[] = [];

  function entryOf(event: TimelineEvent, place: number): TimelineEntry | null {
    switch (event.type) {
      case 'network_request':
      case 'network_response':
        return network.add(event, place);
      case 'websocket_created':
      case 'websocket_closed':
      case 'websocket_frame_sent':
      case 'websocket_frame_received':
      case 'websocket_handshake_request':
      case 'websocket_handshake_response':
        return websockets.add(event, place);
      default:
        return singleEntry(event, place);
    }
  }

  // Each entry is put where its first event stands, so the entries are in order because the events are.
  events.forEach((event, index) => {
    const entry = entryOf(event, fileOrder?.[index] ?? index);
    if (entry !== null) entries.push(entry);
  });
  return entries;
}
