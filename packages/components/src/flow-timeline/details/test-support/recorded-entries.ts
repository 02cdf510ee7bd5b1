import type { TimelineEvent } from '@flowlens/core/recorded';
import { readTimeline, type TimelineEntry } from '@flowlens/timeline';
import { anEvent } from '@flowlens/testing';

/** The first entry that these events make, as if they were a file. */
export function anEntry(...events: TimelineEvent[]): TimelineEntry {
  const [entry] = readTimeline(JSON.stringify(events)).entries();
  if (!entry) throw new Error('These events make no entry.');
  return entry;
}

export interface ExchangeOptions {
  method?: string;
  url?: string;
  requestHeaders?: unknown;
  requestBody?: string;
  status?: number;
  responseHeaders?: unknown;
  responseBody?: string;
  error?: string;
}

/** A request with its response after 340 ms; pending without a status. */
export function anExchange(options: ExchangeOptions = {}): TimelineEntry {
  const { method = 'GET', url = 'https://shop.example/api/cart', status, responseBody, error } = options;
  const request = anEvent(4_100, {
    type: 'network_request',
    correlation_id: 'x',
    network_request_data: {
      method,
      url,
      resource_type: 'fetch',
      headers: options.requestHeaders,
      ...(options.requestBody !== undefined && { body: options.requestBody }),
    },
  });
  if (status === undefined) return anEntry(request);
  const response = anEvent(4_440, {
    type: 'network_response',
    correlation_id: 'x',
    network_response_data: {
      status,
      url,
      headers: options.responseHeaders,
      ...(responseBody !== undefined && { body: responseBody }),
      ...(error !== undefined && { error }),
    },
  });
  return anEntry(request, response);
}

/** A frame as a recorder writes it down. */
export interface Frame {
  type?: 'websocket_frame_sent' | 'websocket_frame_received';
  opcode?: number;
  payloadData?: string;
  payloadLength?: number;
}

/** A connection that was opened, used for these frames 100 ms apart, and closed. */
export function aConversation(frames: readonly Frame[]): TimelineEntry {
  const id = { correlation_id: 'ws' };
  return anEntry(
    anEvent(1_000, {
      type: 'websocket_created',
      ...id,
      websocket_created_data: { url: 'wss://live.shop.example/stock?currency=EUR' },
    }),
    anEvent(1_010, {
      type: 'websocket_handshake_request',
      ...id,
      websocket_handshake_data: { headers: { 'sec-websocket-protocol': 'stock.v1', cookie: '[redacted]' } },
    }),
    anEvent(1_080, {
      type: 'websocket_handshake_response',
      ...id,
      websocket_handshake_data: { status: 101, headers: { upgrade: 'websocket' } },
    }),
    ...frames.map(({ type = 'websocket_frame_received', opcode = 1, payloadData = '', ...size }, index) =>
      anEvent(1_100 + index * 100, { type, ...id, websocket_frame_data: { opcode, payloadData, ...size } }),
    ),
    anEvent(1_100 + frames.length * 100, {
      type: 'websocket_closed',
      ...id,
      websocket_closed_data: { reason: 'Going away' },
    }),
  );
}
