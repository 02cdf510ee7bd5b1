import type { TimelineEvent } from '@flowlens/core/recorded';
import { redactEvent } from '@flowlens/core/redaction';
import type { CDPSession, Page } from '@playwright/test';
import { type Network, networkOf } from './network.js';

export type { Network } from './network.js';

const RESOURCE_TYPES: Record<string, string> = { Fetch: 'fetch', XHR: 'xhr' };

/** The network of a page as the DevTools protocol shows it. */
export interface WatchedNetwork {
  /** Returns the observed network without the values that a recording omits. */
  stop: () => Promise<Network>;
}

export async function watchNetwork(page: Page): Promise<WatchedNetwork> {
  const session = await page.context().newCDPSession(page);
  const events: TimelineEvent[] = [];
  const bodies: Promise<void>[] = [];
  const add = (type: string, correlation_id: string, data: Partial<TimelineEvent>) =>
    events.push({ type, relative_time_ms: 0, timestamp: null, correlation_id, ...data });

  watchExchanges(session, { add, bodies });
  watchSockets(session, add);
  await session.send('Network.enable');
  return {
    async stop() {
      // Ignores new requests, but waits for bodies that are still loading.
      const seen = [...events];
      await Promise.all(bodies);
      await session.detach();
      return networkOf(seen.map(redactEvent));
    },
  };
}

type AddEvent = (type: string, correlationId: string, data: Partial<TimelineEvent>) => void;

function watchExchanges(session: CDPSession, { add, bodies }: { add: AddEvent; bodies: Promise<void>[] }): void {
  const heads = new Map<string, { status?: number; headers?: unknown; url: string }>();

  session.on('Network.requestWillBeSent', ({ requestId, type, request }) => {
    const resource_type = RESOURCE_TYPES[type ?? ''];
    // A redirect keeps the id of its request.
    if (!resource_type || heads.has(requestId)) return;
    const { method, url, headers, postData: body } = request;
    heads.set(requestId, { url });
    add('network_request', requestId, { network_request_data: { method, url, resource_type, headers, body } });
  });
  session.on('Network.responseReceived', ({ requestId, response: { status, headers, url } }) => {
    if (heads.has(requestId)) heads.set(requestId, { status, headers, url });
  });
  session.on('Network.loadingFinished', ({ requestId }) => {
    const network_response_data: TimelineEvent['network_response_data'] = heads.get(requestId);
    if (!network_response_data) return;
    add('network_response', requestId, { network_response_data });
    bodies.push(
      session.send('Network.getResponseBody', { requestId }).then(({ body, base64Encoded }) => {
        network_response_data.body = base64Encoded ? Buffer.from(body, 'base64').toString() : body;
      }),
    );
  });
  session.on('Network.loadingFailed', ({ requestId }) => {
    const head = heads.get(requestId);
    if (head) add('network_response', requestId, { network_response_data: { status: 0, ...head } });
  });
}

function watchSockets(session: CDPSession, add: AddEvent): void {
  interface FrameEvent {
    requestId: string;
    response: { opcode: number; payloadData: string };
  }
  const frame =
    (type: string) =>
    ({ requestId, response: { opcode, payloadData } }: FrameEvent) =>
      add(type, requestId, { websocket_frame_data: { opcode, payloadData } });

  session.on('Network.webSocketCreated', ({ requestId, url }) =>
    add('websocket_created', requestId, { websocket_created_data: { url } }),
  );
  session.on('Network.webSocketFrameSent', frame('websocket_frame_sent'));
  session.on('Network.webSocketFrameReceived', frame('websocket_frame_received'));
  session.on('Network.webSocketClosed', ({ requestId }) => add('websocket_closed', requestId, {}));
}
