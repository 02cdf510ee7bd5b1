import type { ObservedRequest } from '../observed-requests/observed-request.js';
import { dropOldest } from '../observed-requests/drop-oldest.js';
import { NO_FRAME, TOP_FRAME } from './frame-ids.js';
import { originOf } from './origin-of.js';
import { readProtocolHeaders } from './read-protocol-headers.js';
import type {
  ProtocolMessage,
  SocketCreated,
  SocketError,
  SocketHandshakeRequest,
  SocketHandshakeResponse,
} from './protocol.js';

const OPEN_MAX = 200;
/** Chromium leaves the message empty while an extension with `webRequest`, such as this one, intercepts requests. */
const UNKNOWN = 'the handshake was refused or failed';

export interface SocketLogOptions {
  /** Returns true for sessions of workers, whose connections no page reports. */
  isWorker: (sessionId: string | undefined) => boolean;
  /** Called for each handshake once it has been answered or has failed. */
  report: (request: ObservedRequest, sessionId: string | undefined) => void;
}

/** Builds handshakes from messages about websockets. The page reports the frames. */
export function createSocketLog({ isWorker, report }: SocketLogOptions) {
  const addresses = new Map<string, string>();
  const open = new Map<string, { request: ObservedRequest; epochOffset: number }>();

  function begin({ requestId, request, timestamp, wallTime }: SocketHandshakeRequest, sessionId: string | undefined) {
    const url = addresses.get(requestId);
    addresses.delete(requestId);
    if (url === undefined) return;
    const requestHeaders = readProtocolHeaders(request.headers);
    const startedAt = wallTime * 1_000;
    const handshake: ObservedRequest = {
      id: `d${requestId}`,
      frameId: isWorker(sessionId) ? NO_FRAME : TOP_FRAME,
      // The protocol does not name the document, but the browser sets this header itself.
      initiator: originOf(requestHeaders.origin),
      type: 'websocket',
      method: 'GET',
      url,
      requestHeaders,
      redirects: [],
      startedAt,
      endedAt: startedAt,
      responseHeaders: {},
      deep: { isOpen: false },
    };
    open.set(requestId, { request: handshake, epochOffset: wallTime - timestamp });
    dropOldest(open, OPEN_MAX);
  }

  function end(requestId: string, timestamp: number, sessionId: string | undefined, change: Partial<ObservedRequest>) {
    const known = open.get(requestId);
    if (!known) return;
    open.delete(requestId);
    report({ ...known.request, ...change, endedAt: (timestamp + known.epochOffset) * 1_000 }, sessionId);
  }

  return {
    take({ method, params, sessionId }: ProtocolMessage): void {
      switch (method) {
        case 'Network.webSocketCreated': {
          const { requestId, url } = params as SocketCreated;
          addresses.set(requestId, url);
          return dropOldest(addresses, OPEN_MAX);
        }
        case 'Network.webSocketWillSendHandshakeRequest':
          return begin(params as SocketHandshakeRequest, sessionId);
        case 'Network.webSocketHandshakeResponseReceived': {
          const { requestId, timestamp, response } = params as SocketHandshakeResponse;
          const { status, headers } = response;
          return end(requestId, timestamp, sessionId, { status, responseHeaders: readProtocolHeaders(headers) });
        }
        case 'Network.webSocketFrameError': {
          const { requestId, timestamp, errorMessage } = params as SocketError;
          return end(requestId, timestamp, sessionId, { ...statusOf(errorMessage), error: errorMessage || UNKNOWN });
        }
        case 'Network.webSocketClosed': {
          const { requestId } = params as SocketCreated;
          addresses.delete(requestId);
          // The document has left before the handshake was answered.
          open.delete(requestId);
          return;
        }
      }
    },
  };
}

/** The status of a refused handshake is only in its error message. */
function statusOf(errorMessage: string): { status?: number } {
  const [, status] = /response code: (\d{3})/.exec(errorMessage) ?? [];
  if (status) return { status: Number(status) };
  return errorMessage.startsWith('HTTP Authentication failed') ? { status: 401 } : {};
}
