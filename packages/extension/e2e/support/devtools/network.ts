import type { TimelineEvent } from '@flowlens/core/recorded';

/** A fetch or XHR with its response. */
export interface Exchange {
  method: string;
  url: string;
  requestBody: string;
  /** Undefined before the response; 0 if the request failed. */
  status: number | undefined;
  responseBody: string;
}

interface Frame {
  direction: 'sent' | 'received';
  opcode: number | undefined;
  data: string;
}

export interface Socket {
  url: string;
  /** In order of time. */
  frames: Frame[];
  isClosed: boolean;
}

/** Requests and websockets that are opened by scripts of a page. */
export interface Network {
  exchanges: Exchange[];
  sockets: Socket[];
}

const BY_SCRIPT = new Set(['fetch', 'xhr']);

/** Reads the fetch, XHR and websocket events of a timeline, in order. */
export function networkOf(events: readonly TimelineEvent[]): Network {
  const exchanges = new Map<string | undefined, Exchange>();
  const sockets = new Map<string | undefined, Socket>();
  for (const event of events) {
    const { correlation_id: id, network_request_data: request, network_response_data: response } = event;
    if (request && BY_SCRIPT.has(request.resource_type ?? '')) {
      const { method = '', url = '', body = '' } = request;
      exchanges.set(id, { method, url, requestBody: body, status: undefined, responseBody: '' });
    }
    const exchange = exchanges.get(id);
    if (exchange && response) Object.assign(exchange, { status: response.status, responseBody: response.body ?? '' });

    if (event.websocket_created_data)
      sockets.set(id, { url: event.websocket_created_data.url ?? '', frames: [], isClosed: false });
    const socket = sockets.get(id);
    if (!socket) continue;
    const { opcode, payloadData: data = '' } = event.websocket_frame_data ?? {};
    if (event.type === 'websocket_frame_sent') socket.frames.push({ direction: 'sent', opcode, data });
    if (event.type === 'websocket_frame_received') socket.frames.push({ direction: 'received', opcode, data });
    if (event.type === 'websocket_closed') socket.isClosed = true;
  }
  return { exchanges: [...exchanges.values()], sockets: [...sockets.values()] };
}
