import { type RecordedEvent, UNREAD_BODY } from '@flowlens/recorder/parts';
import { eventsOf, handshakeOf } from './events-of.js';
import type { ObservedRequest } from './observed-request.js';

/** Maximum time to wait for the other side of a request. */
const WAIT_MS = 2_000;
/** A page's request that the browser never showed is forgotten this long after its response. */
const FORGET_MS = 10_000;
/** Other schemes never use the network. */
const NETWORK_ADDRESS = /^(?:https?|wss?):/i;

/** Document that reported a request. */
interface Source {
  documentId?: string | undefined;
  /** True for the main document of the tab. */
  isTop: boolean;
}

interface Held {
  event: RecordedEvent;
  until: number;
}

/** Request or websocket that the page has reported. */
interface Exchange extends Source {
  id: string;
  record?: ObservedRequest;
  /** Request that waits for the network's headers. */
  asked?: Held;
  /** Response that waits for its failure reason or for data of the debugger. */
  held?: Held;
  respondedAt?: number;
}

export interface RequestMatcher {
  /** Adds an event that a document of the tab reported. */
  fromPage: (event: RecordedEvent, source: Source) => void;
  /** Adds a request that the browser reported. The debugger reports one twice: when it was sent and when it has ended. */
  fromBrowser: (request: ObservedRequest) => void;
  /** Switches between the debugger, which adds data to each request, and `webRequest`. */
  setDeep: (isDeep: boolean) => void;
  /** Releases entries that have waited long enough. Call it about twice a second. */
  tick: () => void;
  /** Releases all entries. */
  flush: () => void;
}

/**
 * Matches requests reported by the page with those reported by the browser, by document, method, address and order. The
 * page knows bodies; the browser and its debugger know failure reasons, more headers and more requests.
 */
export function createRequestMatcher({
  now,
  emit,
}: {
  now: () => number;
  emit: (event: RecordedEvent) => void;
}): RequestMatcher {
  const reported = new Map<string, Exchange[]>();
  const byId = new Map<string, Exchange>();
  /** Exchanges whose request the debugger reports a second time. */
  const byRecord = new Map<string, Exchange>();
  let unmatched: { key: string; request: ObservedRequest; until: number }[] = [];
  let isObserved = false;
  let isDeep = false;

  function begin(event: RecordedEvent, source: Source) {
    const { correlation_id: id, network_request_data: data, websocket_created_data: socket } = event;
    if (id === undefined || !(data ?? socket)) return emit(event);
    const exchange: Exchange = { id, ...source };
    byId.set(id, exchange);
    const key = keyOf(data?.method, (data ?? socket)?.url);
    const place = unmatched.findIndex((one) => one.key === key && isOf(one.request, exchange));
    const [early] = place < 0 ? [] : unmatched.splice(place, 1);
    if (!early) reported.set(key, [...(reported.get(key) ?? []), exchange]);
    const waits = isDeep && !early && data !== undefined && NETWORK_ADDRESS.test(data.url ?? '');
    if (waits) exchange.asked = { event, until: now() + WAIT_MS };
    else emit(early ? withNetworkHeaders(event, early.request) : event);
    if (early) join(exchange, early.request);
  }

  function recordResponse(event: RecordedEvent) {
    const exchange = byId.get(event.correlation_id ?? '');
    if (!exchange) return emit(event);
    exchange.respondedAt = now();
    exchange.held = { event, until: now() + WAIT_MS };
    if (!isAwaited(exchange)) release(exchange);
  }

  /** Returns true if the browser may still add data to a response. */
  function isAwaited({ held, record }: Exchange): boolean {
    if (record) return record.deep?.isOpen === true;
    if (!held || !isObserved) return false;
    if (held.event.type === 'websocket_closed') return isDeep;
    return isDeep || !held.event.network_response_data?.status;
  }

  function join(exchange: Exchange, record: ObservedRequest) {
    exchange.record = record;
    if (exchange.asked) emit(withNetworkHeaders(exchange.asked.event, record));
    delete exchange.asked;
    if (record.deep?.isOpen) byRecord.set(record.id, exchange);
    else {
      byRecord.delete(record.id);
      if (record.type === 'websocket') for (const event of handshakeOf(exchange.id, record)) emit(event);
      release(exchange);
    }
  }

  function release(exchange: Exchange) {
    if (exchange.asked) emit(exchange.asked.event);
    delete exchange.asked;
    if (exchange.held) emit(withRecord(exchange.held.event, exchange.record));
    delete exchange.held;
  }

  function tick(isLast = false) {
    const time = now();
    const isDue = ({ until }: { until: number }) => isLast || until <= time;
    const due = unmatched.filter((one) => isDue(one) && (isLast || one.request.deep?.isOpen !== true));
    unmatched = unmatched.filter((one) => !due.includes(one));
    const shown = due.filter(({ request }) => !isCacheLookup(request));
    for (const { request } of shown) for (const event of eventsOf(request)) emit(event);
    for (const exchange of byId.values()) {
      const { asked, held } = exchange;
      if (held && isDue(held)) release(exchange);
      else if (asked && isDue(asked)) {
        emit(asked.event);
        delete exchange.asked;
      }
    }
    forget((exchange) => exchange.respondedAt !== undefined && exchange.respondedAt + FORGET_MS <= time);
  }

  function forget(isOver: (exchange: Exchange) => boolean) {
    for (const map of [byId, byRecord]) for (const [id, exchange] of map) if (isOver(exchange)) map.delete(id);
    for (const [key, exchanges] of reported) {
      const left = exchanges.filter((exchange) => !isOver(exchange));
      if (left.length > 0) reported.set(key, left);
      else reported.delete(key);
    }
  }

  return {
    fromPage(event, source) {
      if (event.type === 'network_response' || event.type === 'websocket_closed') return recordResponse(event);
      if (event.type === 'network_request' || event.type === 'websocket_created') return begin(event, source);
      const asking = byId.get(event.correlation_id ?? '');
      // Messages of a stream follow its request.
      if (asking?.asked) release(asking);
      emit(event);
    },
    fromBrowser(request) {
      isObserved = true;
      const known = byRecord.get(request.id);
      if (known) return join(known, request);
      const waiting = unmatched.find((one) => one.request.id === request.id);
      if (waiting) return void (waiting.request = request);
      const key = keyOf(request.type === 'websocket' ? '' : request.method, request.url);
      const exchanges = reported.get(key) ?? [];
      const place = exchanges.findIndex((one) => isOf(request, one));
      const [exchange] = place < 0 ? [] : exchanges.splice(place, 1);
      if (exchange) join(exchange, request);
      else unmatched.push({ key, request, until: now() + WAIT_MS });
    },
    setDeep(on) {
      isDeep = on;
      isObserved ||= on;
    },
    tick: () => tick(),
    flush: () => tick(true),
  };
}

/** Websockets are matched without a method. */
function keyOf(method = '', url = ''): string {
  return `${method.toUpperCase()} ${url.replace(/#.*/, '')}`;
}

function isOf(request: ObservedRequest, { documentId, isTop }: Source): boolean {
  if (!request.deep) return request.documentId === documentId;
  if (request.frameId < 0) return false;
  // The debugger does not report the frame of a websocket.
  return request.type === 'websocket' || (request.frameId === 0) === isTop;
}

/** True for a cache-only lookup, usually for a font. The browser requests it from the network right afterwards. */
function isCacheLookup({ error }: ObservedRequest): boolean {
  return error === 'net::ERR_CACHE_MISS';
}

/** Adds headers that the browser itself has set. */
function withNetworkHeaders(event: RecordedEvent, { deep, requestHeaders }: ObservedRequest): RecordedEvent {
  const data = event.network_request_data;
  if (!data || !deep) return event;
  return { ...event, network_request_data: { ...data, headers: { ...headersOf(data), ...requestHeaders } } };
}

/** Adds response data that only the browser knows. */
function withRecord(event: RecordedEvent, record: ObservedRequest | undefined): RecordedEvent {
  const { network_response_data: data, websocket_closed_data: closed } = event;
  if (!record) return event;
  if (closed && record.error !== undefined)
    return { ...event, websocket_closed_data: { ...closed, reason: `${closed.reason ?? ''}: ${record.error}` } };
  if (!data) return event;
  const { deep, error, responseHeaders, status } = record;
  const isUnread = data.body === undefined || data.body === UNREAD_BODY;
  const seen = {
    ...data,
    ...(deep && { headers: { ...headersOf(data), ...responseHeaders } }),
    ...(isUnread && deep?.responseBody !== undefined && { body: deep.responseBody }),
  };
  if (data.status) return { ...event, network_response_data: seen };
  const reasons = [error, data.error].filter((reason) => reason !== undefined);
  return {
    ...event,
    network_response_data: {
      ...seen,
      status: status ?? 0,
      ...(status !== undefined && { headers: responseHeaders }),
      ...(reasons.length > 0 && { error: reasons.join(', ') }),
    },
  };
}

function headersOf({ headers }: { headers?: unknown }): Record<string, unknown> {
  return typeof headers === 'object' && headers !== null ? { ...headers } : {};
}
