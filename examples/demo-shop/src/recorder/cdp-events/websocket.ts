import type { WebSocketFrameData } from '@flowlens/core';
import type { CDPSession } from 'playwright';
import type { BrowserClock } from '../browser-clock.js';
import type { TimelineLog } from '../timeline-log.js';

const TEXT_OPCODE = 1;

/** Network domain: everything about websockets. The protocol's request id is the connection's `correlation_id`. */
export function observeWebSockets(session: CDPSession, log: TimelineLog, clock: BrowserClock): void {
  /** Addresses of connections whose creation is not in the log yet: the protocol gives its time with the handshake only. */
  const created = new Map<string, string>();
  const failures = new Map<string, string>();

  function announce(correlation_id: string, timestamp: number) {
    const url = created.get(correlation_id);
    if (url === undefined) return;
    created.delete(correlation_id);
    log.add({ type: 'websocket_created', timestamp, correlation_id, websocket_created_data: { url } });
  }

  session.on('Network.webSocketCreated', ({ requestId, url }) => created.set(requestId, url));

  session.on('Network.webSocketWillSendHandshakeRequest', ({ requestId, timestamp, wallTime, request }) => {
    clock.learn({ timestamp, wallTime });
    announce(requestId, clock.epochMs(timestamp));
    log.add({
      type: 'websocket_handshake_request',
      timestamp: clock.epochMs(timestamp),
      correlation_id: requestId,
      websocket_handshake_data: { headers: request.headers },
    });
  });

  session.on(
    'Network.webSocketHandshakeResponseReceived',
    ({ requestId, timestamp, response: { status, headers } }) => {
      log.add({
        type: 'websocket_handshake_response',
        timestamp: clock.epochMs(timestamp),
        correlation_id: requestId,
        websocket_handshake_data: { status, headers },
      });
    },
  );

  session.on('Network.webSocketFrameSent', ({ requestId, timestamp, response }) => {
    const websocket_frame_data = frameData(response);
    log.add({
      type: 'websocket_frame_sent',
      timestamp: clock.epochMs(timestamp),
      correlation_id: requestId,
      websocket_frame_data,
    });
  });

  session.on('Network.webSocketFrameReceived', ({ requestId, timestamp, response }) => {
    const websocket_frame_data = frameData(response);
    log.add({
      type: 'websocket_frame_received',
      timestamp: clock.epochMs(timestamp),
      correlation_id: requestId,
      websocket_frame_data,
    });
  });

  session.on('Network.webSocketFrameError', ({ requestId, errorMessage }) => failures.set(requestId, errorMessage));

  session.on('Network.webSocketClosed', ({ requestId, timestamp }) => {
    announce(requestId, clock.epochMs(timestamp));
    log.add({
      type: 'websocket_closed',
      timestamp: clock.epochMs(timestamp),
      correlation_id: requestId,
      websocket_closed_data: { reason: failures.get(requestId) ?? 'The connection ended without a reason' },
    });
  });
}

/** The protocol gives binary frames in base64. */
function frameData({ opcode, payloadData }: { opcode: number; payloadData: string }): WebSocketFrameData {
  return {
    opcode,
    payloadLength: Buffer.byteLength(payloadData, opcode === TEXT_OPCODE ? 'utf8' : 'base64'),
    payloadData,
  };
}
