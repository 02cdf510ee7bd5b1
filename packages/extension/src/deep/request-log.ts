import type { HeaderMap, ObservedRequest } from '../observed-requests/observed-request.js';
import { readRequestBody } from './body-text.js';
import { NO_FRAME, SUB_FRAME, TOP_FRAME } from './frame-ids.js';
import { dropOldest } from '../observed-requests/drop-oldest.js';
import { originOf } from './origin-of.js';
import { readProtocolHeaders } from './read-protocol-headers.js';
import type {
  DataReceived,
  ExtraInfo,
  LoadingFailed,
  LoadingFinished,
  ProtocolMessage,
  RequestWillBeSent,
  ResponseReceived,
} from './protocol.js';

/** Maximum number of pending requests, because streams never end. */
const OPEN_MAX = 2_000;
/** Time after which missing headers count as lost with their session. */
const HEADERS_MS = 1_000;
const WEB_ADDRESS = /^https?:/;

/** Address and size of a response body. */
interface BodyRequest {
  requestId: string;
  sessionId: string | undefined;
  mimeType: string;
  sizeBytes: number;
}

export interface RequestLogOptions {
  /** Id of the main frame. */
  topFrameId: string;
  /** Returns true if a body may be read; called before the body is requested from the debugger. */
  mayReadBody: (request: ObservedRequest) => boolean;
  readBody: (body: BodyRequest) => Promise<string | undefined>;
  /** Called for each request when it has been sent, and again when it has ended. */
  report: (request: ObservedRequest, sessionId: string | undefined) => void;
}

export interface RequestLog {
  take: (message: ProtocolMessage) => void;
}

interface OpenRequest {
  request: ObservedRequest;
  hops: number;
  mimeType: string;
  sizeBytes: number;
  /** The network's headers arrive in separate messages. */
  hasExtraInfo: boolean;
  hasEnded: boolean;
  isReported: boolean;
}

/** Headers as sent over the network, one entry per hop. They may arrive before the request itself. */
interface NetworkHeaders {
  sent: HeaderMap[];
  received: HeaderMap[];
}

/** Builds requests from messages of the Network domain. Removes cookies and credentials as messages arrive. */
export function createRequestLog({ topFrameId, mayReadBody, readBody, report }: RequestLogOptions): RequestLog {
  const open = new Map<string, OpenRequest>();
  const headers = new Map<string, NetworkHeaders>();
  let epochOffset = 0;

  const epochMs = (timestamp: number) => (timestamp + epochOffset) * 1_000;

  function headersOf(requestId: string): NetworkHeaders {
    const known = headers.get(requestId) ?? { sent: [], received: [] };
    headers.set(requestId, known);
    dropOldest(headers, OPEN_MAX);
    return known;
  }

  function begin(sent: RequestWillBeSent, sessionId: string | undefined) {
    const { requestId, request, timestamp, wallTime, redirectResponse } = sent;
    if (!WEB_ADDRESS.test(request.url)) return;
    epochOffset = wallTime - timestamp;
    const known = open.get(requestId);
    if (known) {
      if (redirectResponse) {
        known.request.redirects.push({
          url: request.url,
          method: request.method,
          status: redirectResponse.status,
          at: wallTime * 1_000,
        });
        known.hops += 1;
      }
      return;
    }
    dropOldest(open, OPEN_MAX);
    const requestHeaders = readProtocolHeaders(request.headers);
    const body = readRequestBody(request.postData, requestHeaders['content-type']);
    const begun: ObservedRequest = {
      id: `d${requestId}`,
      ...placeOf(sent, requestHeaders, topFrameId),
      method: request.method,
      url: request.url,
      requestHeaders,
      redirects: [],
      startedAt: wallTime * 1_000,
      endedAt: wallTime * 1_000,
      responseHeaders: {},
      deep: { isOpen: true, ...(body !== undefined && { requestBody: body }) },
    };
    const state = { hops: 1, mimeType: '', sizeBytes: 0, hasExtraInfo: false, hasEnded: false, isReported: false };
    open.set(requestId, { request: begun, ...state });
    if (headers.has(requestId)) reportSent(requestId, sessionId);
  }

  function reportSent(requestId: string, sessionId: string | undefined) {
    const known = open.get(requestId);
    if (!known || known.isReported) return;
    known.isReported = true;
    merge(known, requestId);
    report({ ...known.request }, sessionId);
  }

  function merge({ request }: OpenRequest, requestId: string) {
    const { sent, received } = headers.get(requestId) ?? { sent: [], received: [] };
    request.requestHeaders = { ...request.requestHeaders, ...sent.at(-1) };
    request.responseHeaders = { ...request.responseHeaders, ...received.at(-1) };
  }

  function finish(requestId: string, sessionId: string | undefined) {
    const known = open.get(requestId);
    if (!known?.hasEnded) return;
    const { received } = headers.get(requestId) ?? { received: [] };
    if (known.hasExtraInfo && received.length < known.hops) return;
    merge(known, requestId);
    open.delete(requestId);
    headers.delete(requestId);
    report({ ...known.request, deep: { ...known.request.deep, isOpen: false } }, sessionId);
  }

  function answered({ requestId, response, hasExtraInfo = false }: ResponseReceived, sessionId: string | undefined) {
    const known = open.get(requestId);
    if (!known) return;
    known.request.status = response.status;
    known.request.responseHeaders = readProtocolHeaders(response.headers);
    known.mimeType = response.mimeType;
    known.hasExtraInfo = hasExtraInfo;
    reportSent(requestId, sessionId);
  }

  async function loaded({ requestId, timestamp }: LoadingFinished, sessionId: string | undefined) {
    const known = open.get(requestId);
    if (!known) return;
    const { request, mimeType, sizeBytes } = known;
    request.endedAt = epochMs(timestamp);
    if (request.status !== undefined && mayReadBody(request)) {
      const responseBody = await readBody({ requestId, sessionId, mimeType, sizeBytes }).catch(() => undefined);
      if (responseBody !== undefined) request.deep = { isOpen: true, ...request.deep, responseBody };
    }
    known.hasEnded = true;
    finish(requestId, sessionId);
    if (!open.has(requestId)) return;
    setTimeout(() => {
      known.hasExtraInfo = false;
      finish(requestId, sessionId);
    }, HEADERS_MS);
  }

  function failed(failure: LoadingFailed, sessionId: string | undefined) {
    const { requestId, timestamp, errorText, blockedReason, corsErrorStatus } = failure;
    const known = open.get(requestId);
    if (!known) return;
    const { request } = known;
    const reason = corsErrorStatus ? ` (CORS: ${corsErrorStatus.corsError})` : '';
    request.error = `${errorText}${reason}${blockedReason ? ` (blocked: ${blockedReason})` : ''}`;
    // The browser hides the response from the page.
    delete request.status;
    request.endedAt = epochMs(timestamp);
    known.hasEnded = true;
    known.hasExtraInfo = false;
    finish(requestId, sessionId);
  }

  return {
    take({ method, params, sessionId }) {
      switch (method) {
        case 'Network.requestWillBeSent':
          return begin(params as RequestWillBeSent, sessionId);
        case 'Network.requestWillBeSentExtraInfo': {
          const { requestId, headers: sent } = params as ExtraInfo;
          headersOf(requestId).sent.push(readProtocolHeaders(sent));
          return reportSent(requestId, sessionId);
        }
        case 'Network.responseReceivedExtraInfo': {
          const { requestId, headers: received } = params as ExtraInfo;
          headersOf(requestId).received.push(readProtocolHeaders(received));
          return finish(requestId, sessionId);
        }
        case 'Network.responseReceived':
          return answered(params as ResponseReceived, sessionId);
        case 'Network.dataReceived': {
          const { requestId, dataLength } = params as DataReceived;
          const known = open.get(requestId);
          if (known) known.sizeBytes += dataLength;
          return;
        }
        case 'Network.loadingFinished':
          return void loaded(params as LoadingFinished, sessionId);
        case 'Network.loadingFailed':
          return failed(params as LoadingFailed, sessionId);
      }
    },
  };
}

/** Returns the document that made a request. Preflights and requests of workers have no frame. */
function placeOf(
  { documentURL, frameId, initiator, type = 'Other' }: RequestWillBeSent,
  requestHeaders: HeaderMap,
  topFrameId: string,
): Pick<ObservedRequest, 'frameId' | 'initiator' | 'type'> {
  if (initiator.type === 'preflight')
    return { frameId: NO_FRAME, initiator: originOf(requestHeaders.origin), type: 'preflight' };
  const place = frameId === undefined ? NO_FRAME : frameId === topFrameId ? TOP_FRAME : SUB_FRAME;
  const frameType = place === TOP_FRAME ? 'main_frame' : 'sub_frame';
  return {
    frameId: place,
    initiator: originOf(documentURL),
    type: type === 'Document' ? frameType : type.toLowerCase(),
  };
}
