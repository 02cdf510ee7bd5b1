import type { BrowserClock } from '../browser-clock.js';
import type { SeenEvent } from '../timeline-log.js';

export type Headers = Record<string, string>;

/** A request as the protocol tells it; times in the protocol's monotonic seconds. */
export interface SentRequest {
  timestamp: number;
  pageUrl: string;
  method: string;
  url: string;
  resourceType: string;
  headers: Headers;
  body: string | undefined;
}

interface Answer {
  timestamp: number;
  url: string;
  status: number;
  headers: Headers;
  mimeType: string;
  sizeBytes: number;
  body?: string;
}

interface Exchange {
  correlationId: string;
  request: SentRequest;
  answer?: Answer;
  failure?: { timestamp: number; error: string };
}

/** Requests with their answers, one entry for every hop of a redirect. */
export class ExchangeList {
  readonly #hops = new Map<string, Exchange[]>();
  /** The headers as they went over the wire, with cookies; one per hop, in order, at any time before or after the hop itself. */
  readonly #sentHeaders = new Map<string, Headers[]>();
  readonly #receivedHeaders = new Map<string, Headers[]>();

  begin(requestId: string, request: SentRequest): void {
    const hops = append(this.#hops, requestId);
    hops.push({ correlationId: hops.length === 0 ? requestId : `${requestId}.${hops.length}`, request });
  }

  last(requestId: string): Exchange | undefined {
    return this.#hops.get(requestId)?.at(-1);
  }

  answer(requestId: string, { timestamp, url, status, headers, mimeType }: Omit<Answer, 'sizeBytes' | 'body'>): void {
    const exchange = this.last(requestId);
    if (exchange) exchange.answer = { timestamp, url, status, headers, mimeType, sizeBytes: 0 };
  }

  addBytes(requestId: string, count: number): void {
    const answer = this.last(requestId)?.answer;
    if (answer) answer.sizeBytes += count;
  }

  fail(requestId: string, failure: { timestamp: number; error: string }): void {
    const exchange = this.last(requestId);
    if (exchange) exchange.failure = failure;
  }

  sentHeaders(requestId: string, headers: Headers): void {
    append(this.#sentHeaders, requestId).push(headers);
  }

  receivedHeaders(requestId: string, headers: Headers): void {
    append(this.#receivedHeaders, requestId).push(headers);
  }

  *events(clock: BrowserClock): Generator<SeenEvent> {
    for (const [requestId, hops] of this.#hops) {
      for (const [hop, exchange] of hops.entries()) {
        yield requestEvent(exchange, clock, this.#sentHeaders.get(requestId)?.[hop]);
        const answered = responseEvent(exchange, clock, this.#receivedHeaders.get(requestId)?.[hop]);
        if (answered) yield answered;
      }
    }
  }
}

function append<T>(lists: Map<string, T[]>, id: string): T[] {
  const list = lists.get(id) ?? [];
  lists.set(id, list);
  return list;
}

function requestEvent({ correlationId, request }: Exchange, clock: BrowserClock, wireHeaders: Headers = {}): SeenEvent {
  const { timestamp, pageUrl, method, url, resourceType, headers, body } = request;
  return {
    type: 'network_request',
    timestamp: clock.epochMs(timestamp),
    correlation_id: correlationId,
    page_url: pageUrl,
    network_request_data: {
      method,
      url,
      resource_type: resourceType,
      headers: { ...lowerNames(headers), ...lowerNames(wireHeaders) },
      ...(body !== undefined && { body }),
    },
  };
}

/** An answer that the browser kept from the page (CORS) counts as failed, whatever its status was. */
function responseEvent(
  { correlationId, request, answer, failure }: Exchange,
  clock: BrowserClock,
  wireHeaders: Headers = {},
): SeenEvent | undefined {
  const common = { type: 'network_response', correlation_id: correlationId, page_url: request.pageUrl };
  if (failure) {
    const headers = lowerNames(answer?.headers ?? {});
    const network_response_data = { status: 0, url: request.url, headers, error: failure.error };
    return { ...common, timestamp: clock.epochMs(failure.timestamp), network_response_data };
  }
  if (!answer) return undefined;
  const { timestamp, status, url, headers, body } = answer;
  return {
    ...common,
    timestamp: clock.epochMs(timestamp),
    network_response_data: {
      status,
      url,
      headers: { ...lowerNames(headers), ...lowerNames(wireHeaders) },
      ...(body !== undefined && { body }),
    },
  };
}

function lowerNames(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
