import type { RecordedEvent } from '../../events/recorded-event.js';
import type { ProbeContext } from '../probe.js';
import type { HeaderMap } from './headers.js';
import type { ReadBody } from './request-body.js';
import { tryRead } from './try-read.js';

export interface ExchangeStart {
  method: string;
  url: string;
  /** Resource type of the DevTools protocol: `fetch`, `xhr`, `ping`, `eventsource`. */
  resourceType: string;
  headers: HeaderMap;
  body: ReadBody;
}

export interface ExchangeResponse {
  /** Undefined if the browser hides the response from the page. */
  status?: number | undefined;
  url: string;
  headers: HeaderMap;
  body?: string | undefined;
  /** Reason why the response, or a part of it, did not arrive. */
  error?: string | undefined;
  /** Epoch milliseconds. */
  at: number;
}

/** A request and its response, recorded as two events. */
export interface Exchange {
  readonly url: string;
  /** Records the response; later calls are ignored. */
  recordResponse: (response: ExchangeResponse) => void;
  /** Records a request without a response. */
  fail: (reason: unknown) => void;
  /** Records a message of a stream. */
  message: (message: { event: string; data: string; last_event_id?: string }) => void;
  readonly hasResponse: boolean;
  /** Emits the request now, even if its body has not been read yet. */
  settle: () => void;
}

/** Records a request and, once its body has been read, its response. */
export function startExchange(context: ProbeContext, start: ExchangeStart): Exchange {
  const { attempt, emit, now, nextId, primordials, window } = context;
  const { method, url, resourceType: resource_type, headers, body } = start;
  const common = { correlation_id: nextId(), page_url: window.location.href };
  const at = now();
  if (body.contentType && !headers['content-type']) headers['content-type'] = body.contentType;

  let isSent = false;
  let hasResponse = false;
  const waiting: RecordedEvent[] = [];

  function send(text: string | undefined) {
    if (isSent) return;
    isSent = true;
    const network_request_data = { method, url, resource_type, headers, ...(text !== undefined && { body: text }) };
    emit({ ...common, type: 'network_request', at, network_request_data });
    for (const event of waiting) emit(event);
  }

  /** Keeps the request before its response. */
  function afterRequest(event: RecordedEvent) {
    if (isSent) emit(event);
    else waiting.push(event);
  }

  if (typeof body.text === 'object') {
    void primordials.then(
      body.text,
      (text) => attempt(() => send(text)),
      () => attempt(() => send(undefined)),
    );
  } else send(body.text);

  function recordResponse({
    at: respondedAt,
    status,
    url: responseUrl,
    headers: received,
    body: text,
    error,
  }: ExchangeResponse) {
    if (hasResponse) return;
    hasResponse = true;
    afterRequest({
      ...common,
      type: 'network_response',
      at: respondedAt,
      network_response_data: {
        ...(status !== undefined && { status }),
        url: responseUrl || url,
        headers: received,
        ...(text !== undefined && { body: text }),
        ...(error !== undefined && { error }),
      },
    });
  }

  return {
    url,
    recordResponse,
    fail: (reason) => recordResponse({ at: now(), status: 0, url, headers: {}, error: describeReason(reason) }),
    message: (sse_message_data) => afterRequest({ ...common, type: 'sse_message', at: now(), sse_message_data }),
    get hasResponse() {
      return hasResponse;
    },
    settle: () => send(undefined),
  };
}

/** Describes why a request failed: `TypeError: Failed to fetch`. A page may abort with any value. */
export function describeReason(reason: unknown): string {
  if (typeof reason !== 'object' || reason === null) return tryRead(() => String(reason), '[function]');
  return tryRead(() => {
    const { name, message } = reason as { name?: unknown; message?: unknown };
    return typeof message === 'string' ? `${typeof name === 'string' ? name : 'Error'}: ${message}` : '[object]';
  }, '[object]');
}
