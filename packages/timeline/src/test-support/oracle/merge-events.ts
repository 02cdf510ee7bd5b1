import type { Timeline } from '@flowlens/core/recorded';
import { networkEntry } from '../../entries/network-entry.js';
import { singleEntry } from '../../entries/single-entry.js';
import type { TimelineEntry } from '../../entries/timeline-entry.js';
import { createErrorMerger } from './merge-errors.js';
import { createNetworkMerger } from './merge-network.js';
import { createWebSocketMerger } from './merge-websockets.js';
import type { OpenRow } from './open-row.js';

/** Merges parsed events to entries in order of time: the oracle for the index. */
export function mergeEvents({ events, fileOrder }: Pick<Timeline, 'events' | 'fileOrder'>): TimelineEntry[] {
  const mergeNetwork = createNetworkMerger();
  const websockets = createWebSocketMerger();
  const rows: OpenRow[] = [];
  const joinsRow = createErrorMerger(rows, events);

  function addRow(build: (row: OpenRow) => TimelineEntry, parts: Partial<OpenRow> = {}): void {
    const row: OpenRow = {
      exchange: null,
      echo: null,
      error: null,
      count: 1,
      lastTimeMs: 0,
      ...parts,
      build: () => build(row),
    };
    rows.push(row);
  }

  events.forEach((event, index) => {
    const place = fileOrder?.[index] ?? index;
    if (event.type === 'network_request' || event.type === 'network_response') {
      const exchange = mergeNetwork(event);
      if (exchange) addRow(({ echo }) => networkEntry(exchange, place, echo), { exchange });
    } else if (WEBSOCKET_TYPES.has(event.type)) {
      const connection = websockets.add(event, place);
      if (connection) addRow(() => connection);
    } else if (event.type === 'console_error' || event.type === 'javascript_error') {
      if (joinsRow(event)) return;
      addRow(({ count, lastTimeMs }) => ({ ...singleEntry(event, place), count, lastTimeMs }) as TimelineEntry, {
        error: event,
        lastTimeMs: event.relative_time_ms,
      });
    } else addRow(() => singleEntry(event, place));
  });
  return rows.map(({ build }) => build());
}

const WEBSOCKET_TYPES = new Set([
  'websocket_created',
  'websocket_closed',
  'websocket_frame_sent',
  'websocket_frame_received',
  'websocket_handshake_request',
  'websocket_handshake_response',
]);
