import type { TimelineEvent } from '@flowlens/core/recorded';
import { anEvent, aRequest, aTimeline, FLOW_ID, type TimelineFile } from '@flowlens/testing';

/** Address of the mock flow's timeline on the mock server. */
export const TIMELINE_URL = `https://api.flowlens.test/blobs/${FLOW_ID}/timeline.json`;

/** Handlers for a story or test whose flow has these events. */
export function answersWith(timeline: TimelineEvent[] | TimelineFile | string) {
  const file = Array.isArray(timeline) ? aTimeline({ timeline }) : timeline;
  return { timelines: { [FLOW_ID]: file } };
}

/** Creates a number of events of changing kinds, 40 ms apart; every request has its response. */
export function manyEvents(count: number): TimelineEvent[] {
  const events: TimelineEvent[] = [];
  for (let index = 0; events.length < count; index += 1) events.push(...eventsAt(index));
  return events.slice(0, count);
}

/** Creates a file that the page loads, such as a script or an image. */
export function anAsset(timeMs: number, file: string, status = 200): TimelineEvent[] {
  const events = aRequest(timeMs, { id: file, url: `https://shop.example/${file}`, status, latencyMs: 5 });
  const type = /\.js$/.test(file) ? 'script' : /\.css$/.test(file) ? 'stylesheet' : 'image';
  return events.map((event) => {
    const { network_request_data: data } = event;
    return data ? { ...event, network_request_data: { ...data, resource_type: type } } : event;
  });
}

const STEP_MS = 40;

function eventsAt(index: number): TimelineEvent[] {
  const timeMs = index * STEP_MS;
  switch (index % 5) {
    case 0:
    case 1:
      return aRequest(timeMs, {
        id: `req-${index}`,
        method: index % 2 ? 'POST' : 'GET',
        url: `https://shop.example/api/v2/customers/${index}/orders/${index * 7}/items?page=${index % 9}`,
        status: [200, 204, 304, 404, 503][index % 7] ?? 200,
        latencyMs: 30 + (index % 400),
      });
    case 2:
      return [
        anEvent(timeMs, { type: 'dom_action', action_type: 'click', target: { tagName: 'A', id: `item-${index}` } }),
      ];
    case 3:
      return [anEvent(timeMs, { type: 'console_warn', console_warn_data: { message: `Slow frame ${index}` } })];
    default:
      return [anEvent(timeMs, { type: 'local_storage', local_storage_data: { key: `k${index}`, value: `${index}` } })];
  }
}

/** A connection that the server refused. */
export function aRefusedConnection(): TimelineEvent[] {
  const id = { correlation_id: 'socket-refused' };
  return [
    anEvent(100, {
      type: 'websocket_created',
      ...id,
      websocket_created_data: { url: 'wss://live.shop.example/v1/stock' },
    }),
    anEvent(180, { type: 'websocket_handshake_response', ...id, websocket_handshake_data: { status: 403 } }),
  ];
}

/** One websocket connection in the given state, with a message in each direction. */
export function aConnection(state: 'open' | 'closed' | 'unknown'): TimelineEvent[] {
  const id = { correlation_id: `socket-${state}` };
  const frame = (payloadData: string) => ({ opcode: 1, payloadLength: payloadData.length, payloadData });
  const created = anEvent(100, {
    type: 'websocket_created',
    ...id,
    websocket_created_data: { url: 'wss://live.shop.example/v1/stock?currency=EUR' },
  });
  const closed = anEvent(5000, { type: 'websocket_closed', ...id, websocket_closed_data: { reason: 'Going away' } });
  return [
    ...(state === 'unknown' ? [] : [created]),
    anEvent(300, {
      type: 'websocket_frame_sent',
      ...id,
      websocket_frame_data: frame('{"subscribe":["sku-1","sku-2"]}'),
    }),
    anEvent(900, { type: 'websocket_frame_received', ...id, websocket_frame_data: frame('{"sku":"sku-1","stock":3}') }),
    ...(state === 'closed' ? [closed] : []),
  ];
}
