import type { TimelineEvent } from '@flowlens/core/recorded';
import { describe, expect, it } from 'vitest';
import { buildTimelineEntries } from '../index/build-timeline-entries.js';
import { entryEvents } from './entry-events.js';

const event = (type: string, more: Partial<TimelineEvent> = {}): TimelineEvent => ({
  type,
  relative_time_ms: 100,
  timestamp: null,
  ...more,
});

const exchange = (id: string): TimelineEvent[] => [
  event('network_request', {
    correlation_id: id,
    network_request_data: { method: 'GET', url: 'https://shop.example/' },
  }),
  event('network_response', { correlation_id: id, network_response_data: { status: 200 } }),
];

describe('entryEvents', () => {
  it('returns a request with its response', () => {
    const events = exchange('r1');

    expect(buildTimelineEntries(events).map(entryEvents)).toEqual([events]);
  });

  it('returns every event of a timeline once', () => {
    const socket = { correlation_id: 's1' };
    const events = [
      ...exchange('r1'),
      event('websocket_created', { ...socket, websocket_created_data: { url: 'wss://shop.example/' } }),
      event('websocket_frame_sent', { ...socket, websocket_frame_data: { opcode: 1, payloadData: 'hello' } }),
      event('websocket_closed', { ...socket, websocket_closed_data: { reason: '1000' } }),
      event('sse_message', { correlation_id: 'r1', sse_message_data: { data: 'ready' } }),
      event('console_error', { console_error_data: { message: 'Boom' } }),
      event('something_else'),
    ];
    const found = buildTimelineEntries(events).flatMap(entryEvents);

    expect(new Set(found)).toEqual(new Set(events));
    expect(found).toHaveLength(events.length);
  });
});
