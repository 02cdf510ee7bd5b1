import { frameSizeBytes, type TimelineEvent } from '@flowlens/core/recorded';
import { entryId } from '../../entries/entry-id.js';
import type { WebSocketEntry } from '../../entries/timeline-entry.js';

export interface WebSocketMerger {
  /** Takes a websocket event; returns a new entry, or `null` if the event joined an earlier one. */
  add(event: TimelineEvent, place: number): WebSocketEntry | null;
}

/**
 * Groups websocket events per connection, by correlation id. A connection that is created again under an id starts a new group.
 * Events without an id count as one connection.
 */
export function createWebSocketMerger(): WebSocketMerger {
  const groups = new Map<string, WebSocketEntry>();

  return {
    add(event, place) {
      const key = event.correlation_id ?? '';
      const known = groups.get(key);
      const continues = known !== undefined && !(event.type === 'websocket_created' && wasCreated(known));
      const group = continues ? known : emptyGroup(event, place);
      if (!continues) groups.set(key, group);
      addToGroup(group, event);
      return continues ? null : group;
    },
  };
}

/** A `closed` event before the creation keeps the connection closed, so the state alone is not sufficient. */
function wasCreated(group: WebSocketEntry): boolean {
  return group.state === 'open' || group.events.some((event) => event.type === 'websocket_created');
}

function emptyGroup(event: TimelineEvent, place: number): WebSocketEntry {
  return {
    kind: 'websocket',
    id: entryId(place),
    timeMs: event.relative_time_ms,
    timestamp: event.timestamp,
    severity: 'info',
    state: 'unknown',
    url: '',
    sentCount: 0,
    receivedCount: 0,
    sentBytes: 0,
    receivedBytes: 0,
    events: [],
  };
}

function addToGroup(group: WebSocketEntry, event: TimelineEvent): void {
  group.events.push(event);
  switch (event.type) {
    case 'websocket_created':
      group.url = event.websocket_created_data?.url ?? group.url;
      if (group.state === 'unknown') group.state = 'open';
      break;
    case 'websocket_closed':
      group.state = 'closed';
      break;
    case 'websocket_frame_sent':
      group.sentCount += 1;
      group.sentBytes += frameSizeBytes(event.websocket_frame_data);
      break;
    case 'websocket_frame_received':
      group.receivedCount += 1;
      group.receivedBytes += frameSizeBytes(event.websocket_frame_data);
      break;
    case 'websocket_handshake_response':
      if ((event.websocket_handshake_data?.status ?? 0) >= 400) group.severity = 'error';
      break;
    default:
  }
}
