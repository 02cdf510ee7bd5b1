import { missingNote, queryRows, readPayload } from '@flowlens/core/recorded';
import type { HarClock } from './har-clock.js';
import { harHeaders } from './har-headers.js';
import { harUrl } from './har-url.js';
import { UNKNOWN_HTTP_VERSION } from './har-network.js';
import type { WebSocketEntry } from '../../entries/timeline-entry.js';
import { type WebSocketFrame, websocketFrames } from '../../entries/websocket-frames.js';

/** Yields a connection with its messages as an entry of a HAR file, in chunks, because it may be long. */
export function* websocketHarEntry(entry: WebSocketEntry, pageref: string, clock: HarClock): Generator<string, void> {
  const head = JSON.stringify(connection(entry, pageref, clock));
  yield `${head.slice(0, -1)},"_webSocketMessages":[`;
  let separator = '';
  for (const frame of websocketFrames(entry)) {
    yield separator + JSON.stringify(message(frame, clock));
    separator = ',';
  }
  yield ']}';
}

function connection(entry: WebSocketEntry, pageref: string, clock: HarClock): object {
  const handshake = (type: string) => entry.events.find((event) => event.type === type)?.websocket_handshake_data;
  const response = handshake('websocket_handshake_response');
  const time = (entry.events.at(-1)?.relative_time_ms ?? entry.timeMs) - entry.timeMs;
  const page = entry.events[0]?.page_url;
  const unknownSizes = { headersSize: -1, bodySize: -1 };
  return {
    pageref,
    startedDateTime: clock.isoDate(entry),
    time,
    request: {
      method: 'GET',
      url: harUrl(entry.url, page),
      httpVersion: UNKNOWN_HTTP_VERSION,
      cookies: [],
      headers: harHeaders(handshake('websocket_handshake_request')?.headers),
      queryString: queryRows(entry.url, page),
      ...unknownSizes,
    },
    response: {
      status: response?.status ?? 0,
      statusText: '',
      httpVersion: UNKNOWN_HTTP_VERSION,
      cookies: [],
      headers: harHeaders(response?.headers),
      redirectURL: '',
      content: { size: 0, mimeType: '' },
      ...unknownSizes,
    },
    cache: {},
    timings: { blocked: -1, dns: -1, connect: -1, ssl: -1, send: 0, wait: 0, receive: time },
    _resourceType: 'websocket',
  };
}

/** Format of Chrome: times in seconds, binary payloads in base64. */
function message({ direction, event }: WebSocketFrame, clock: HarClock): object {
  const { relative_time_ms: timeMs, timestamp, websocket_frame_data: data = {} } = event;
  const payload = readPayload(data);
  return {
    type: direction === 'sent' ? 'send' : 'receive',
    time: clock.epochMs({ timeMs, timestamp }) / 1000,
    opcode: data.opcode ?? 1,
    data: payload.text,
    comment: missingNote(payload),
  };
}
