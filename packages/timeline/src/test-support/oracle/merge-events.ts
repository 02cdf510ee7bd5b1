import type { Timeline } from '@flowlens/core/recorded';
import { networkEntry } from '../../entries/network-entry.js';
import { singleEntry } from '../../entries/single-entry.js';
import type { TimelineEntry } from '../../entries/timeline-entry.js';
import { createNetworkMerger } from './merge-network.js';
import { createWebSocketMerger } from './merge-websockets.js';

/** Merges parsed events to entries in order of time: the oracle for the index. */
export function mergeEvents({ events, fileOrder }: Pick<Timeline, 'events' | 'fileOrder'>): TimelineEntry[] {
  const mergeNetwork = createNetworkMerger();
  const websockets = createWebSocketMerger();
  const builders: (() => TimelineEntry)[] = [];

  events.forEach((event, index) => {
    const place = fileOrder?.[index] ?? index;
    if (event.type === 'network_request' || event.type === 'network_response') {
      const exchange = mergeNetwork(event);
      if (exchange) builders.push(() => networkEntry(exchange, place));
    } else if (WEBSOCKET_TYPES.has(event.type)) {
      const connection = websockets.add(event, place);
      if (connection) builders.push(() => connection);
    } else builders.push(() => singleEntry(event, place));
  });
  return builders.map((build) => build());
}

const WEBSOCKET_TYPES = new Set([
  'websocket_created',
  'websocket_closed',
  'websocket_frame_sent',
  'websocket_frame_received',
  'websocket_handshake_request',
  'websocket_handshake_response',
]);
