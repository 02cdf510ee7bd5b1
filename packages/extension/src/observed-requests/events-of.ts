import type { RecordedEvent } from '@flowlens/recorder/parts';
import type { ObservedRequest } from './observed-request.js';

/** Timeline names of `webRequest` types. */
const RESOURCE_TYPES: Record<string, string> = {
  main_frame: 'document',
  sub_frame: 'document',
  xmlhttprequest: 'xhr',
};

/** Returns the events of a request that no page has reported: request and response, with a pair for each redirect. */
export function eventsOf(request: ObservedRequest): RecordedEvent[] {
  const { id, requestHeaders: headers, redirects, status, responseHeaders, endedAt, error } = request;
  if (request.type === 'websocket') return socketEventsOf(`w${id}`, request);
  const resource_type = resourceTypeOf(request);
  let asked = { method: request.method, url: request.url, at: request.startedAt };
  const events: RecordedEvent[] = [];
  for (const [index, { status: redirected, at, ...next }] of redirects.entries()) {
    events.push(
      requestEvent(`w${id}.${index}`, { ...asked, resource_type, headers }),
      responseEvent(`w${id}.${index}`, { at, url: asked.url, status: redirected, headers: {} }),
    );
    asked = { ...next, at };
  }
  const { isOpen = false, requestBody, responseBody } = request.deep ?? {};
  return [
    ...events,
    requestEvent(`w${id}`, { ...asked, resource_type, headers, body: requestBody }),
    ...(isOpen
      ? []
      : [
          responseEvent(`w${id}`, {
            at: endedAt,
            url: asked.url,
            status: status ?? 0,
            headers: responseHeaders,
            error,
            body: responseBody,
          }),
        ]),
  ];
}

function resourceTypeOf({ type, method, requestHeaders }: ObservedRequest): string {
  if (method === 'OPTIONS' && 'access-control-request-method' in requestHeaders) return 'preflight';
  return RESOURCE_TYPES[type] ?? type;
}

/** Returns the events of a connection that no page has reported, such as one of a worker. */
function socketEventsOf(correlation_id: string, request: ObservedRequest): RecordedEvent[] {
  const { url, startedAt, endedAt, error } = request;
  return [
    { type: 'websocket_created', at: startedAt, correlation_id, websocket_created_data: { url } },
    ...handshakeOf(correlation_id, request),
    ...(error === undefined
      ? []
      : [{ type: 'websocket_closed', at: endedAt, correlation_id, websocket_closed_data: { reason: error } }]),
  ];
}

/** Returns the handshake of a websocket: its request, and the response if there is one. */
export function handshakeOf(correlation_id: string, request: ObservedRequest): RecordedEvent[] {
  const { startedAt, endedAt, requestHeaders, responseHeaders, status } = request;
  const asked = { headers: requestHeaders };
  const answered = { status, headers: responseHeaders };
  return [
    { type: 'websocket_handshake_request', at: startedAt, correlation_id, websocket_handshake_data: asked },
    ...(status === undefined
      ? []
      : [{ type: 'websocket_handshake_response', at: endedAt, correlation_id, websocket_handshake_data: answered }]),
  ];
}

function requestEvent(
  correlation_id: string,
  {
    at,
    body,
    ...data
  }: { at: number; method: string; url: string; resource_type: string; headers: object; body?: string | undefined },
): RecordedEvent {
  const network_request_data = { ...data, ...(body !== undefined && { body }) };
  return { type: 'network_request', at, correlation_id, network_request_data };
}

function responseEvent(
  correlation_id: string,
  {
    at,
    error,
    body,
    ...data
  }: {
    at: number;
    url: string;
    status: number;
    headers: object;
    error?: string | undefined;
    body?: string | undefined;
  },
): RecordedEvent {
  const network_response_data = {
    ...data,
    ...(body !== undefined && { body }),
    ...(error !== undefined && { error }),
  };
  return { type: 'network_response', at, correlation_id, network_response_data };
}
