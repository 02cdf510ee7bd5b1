import type { RecordedEvent } from '@flowlens/recorder/parts';
import type { WitnessedRequest } from './witnessed-request.js';

/** Names of the timeline for those of `webRequest`. */
const RESOURCE_TYPES: Record<string, string> = {
  main_frame: 'document',
  sub_frame: 'document',
  xmlhttprequest: 'xhr',
};

/** Returns the events of a request that no page has told of: the request and its answer, with a pair for each redirect. */
export function eventsOf(request: WitnessedRequest): RecordedEvent[] {
  const { id, requestHeaders: headers, redirects, status, responseHeaders, endedAt, error } = request;
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
  return [
    ...events,
    requestEvent(`w${id}`, { ...asked, resource_type, headers }),
    responseEvent(`w${id}`, { at: endedAt, url: asked.url, status: status ?? 0, headers: responseHeaders, error }),
  ];
}

function resourceTypeOf({ type, method, requestHeaders }: WitnessedRequest): string {
  if (method === 'OPTIONS' && 'access-control-request-method' in requestHeaders) return 'preflight';
  return RESOURCE_TYPES[type] ?? type;
}

function requestEvent(
  correlation_id: string,
  { at, ...data }: { at: number; method: string; url: string; resource_type: string; headers: object },
): RecordedEvent {
  return { type: 'network_request', at, correlation_id, network_request_data: data };
}

function responseEvent(
  correlation_id: string,
  { at, error, ...data }: { at: number; url: string; status: number; headers: object; error?: string | undefined },
): RecordedEvent {
  const network_response_data = { ...data, ...(error !== undefined && { error }) };
  return { type: 'network_response', at, correlation_id, network_response_data };
}
