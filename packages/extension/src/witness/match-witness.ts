import type { RecordedEvent } from '@flowlens/recorder/parts';
import { eventsOf } from './events-of.js';
import type { WitnessedRequest } from './witnessed-request.js';

/** The other side of a request is awaited so long. */
const WAIT_MS = 2_000;
/** A request of the page that the browser never showed is forgotten after its answer. */
const FORGET_MS = 10_000;

/** A request that the page has told. */
interface Exchange {
  record?: WitnessedRequest;
  /** A failed answer that waits for its reason. */
  held?: { event: RecordedEvent; until: number };
  answeredAt?: number;
}

export interface WitnessMatcher {
  /** Takes an event that a document of the tab has told. */
  fromPage: (event: RecordedEvent, documentId: string | undefined) => void;
  /** Takes a request that the browser has shown. */
  witnessed: (request: WitnessedRequest) => void;
  /** Lets go what has waited long enough. Call it about twice a second. */
  tick: () => void;
  /** Lets go everything. */
  flush: () => void;
}

/**
 * Joins what pages tell of their requests with what the browser shows: by document, method, address and order. The page knows bodies;
 * the browser knows why a request failed, and requests that no page tells of.
 */
export function createWitnessMatcher({
  now,
  emit,
}: {
  now: () => number;
  emit: (event: RecordedEvent) => void;
}): WitnessMatcher {
  const told = new Map<string, Exchange[]>();
  const byId = new Map<string, Exchange>();
  let unmatched: { key: string; request: WitnessedRequest; until: number }[] = [];
  let hasWitness = false;

  function begin(event: RecordedEvent, documentId: string | undefined) {
    const { correlation_id: id, network_request_data: data } = event;
    if (id === undefined || !data) return;
    const key = keyOf(documentId, data.method, data.url);
    const exchange: Exchange = {};
    byId.set(id, exchange);
    const place = unmatched.findIndex((one) => one.key === key);
    const [early] = place < 0 ? [] : unmatched.splice(place, 1);
    if (early) exchange.record = early.request;
    else told.set(key, [...(told.get(key) ?? []), exchange]);
  }

  function answer(event: RecordedEvent) {
    const exchange = byId.get(event.correlation_id ?? '');
    if (!exchange) return emit(event);
    exchange.answeredAt = now();
    const isKnown = Boolean(event.network_response_data?.status) || exchange.record || !hasWitness;
    if (isKnown) emit(withReason(event, exchange.record));
    else exchange.held = { event, until: now() + WAIT_MS };
  }

  function release(exchange: Exchange) {
    if (!exchange.held) return;
    emit(withReason(exchange.held.event, exchange.record));
    delete exchange.held;
  }

  function tick(isLast = false) {
    const time = now();
    const due = unmatched.filter(({ until }) => isLast || until <= time);
    unmatched = unmatched.filter(({ until }) => !isLast && until > time);
    const shown = due.filter(({ request }) => !isCacheLookup(request));
    for (const { request } of shown) for (const event of eventsOf(request)) emit(event);
    for (const exchange of byId.values())
      if (exchange.held && (isLast || exchange.held.until <= time)) release(exchange);
    forget((exchange) => exchange.answeredAt !== undefined && exchange.answeredAt + FORGET_MS <= time);
  }

  function forget(isOver: (exchange: Exchange) => boolean) {
    for (const [id, exchange] of byId) if (isOver(exchange)) byId.delete(id);
    for (const [key, exchanges] of told) {
      const left = exchanges.filter((exchange) => !isOver(exchange));
      if (left.length > 0) told.set(key, left);
      else told.delete(key);
    }
  }

  return {
    fromPage(event, documentId) {
      if (event.type === 'network_response') return answer(event);
      if (event.type === 'network_request') begin(event, documentId);
      emit(event);
    },
    witnessed(request) {
      hasWitness = true;
      const key = keyOf(request.documentId, request.method, request.url);
      const exchange = told.get(key)?.shift();
      if (!exchange) return void unmatched.push({ key, request, until: now() + WAIT_MS });
      exchange.record = request;
      release(exchange);
    },
    tick: () => tick(),
    flush: () => tick(true),
  };
}

function keyOf(documentId: string | undefined, method = '', url = ''): string {
  return `${documentId ?? ''} ${method.toUpperCase()} ${url.replace(/#.*/, '')}`;
}

/** True for a lookup in the cache alone, usually for a font. The browser asks the network right afterwards. */
function isCacheLookup({ error }: WitnessedRequest): boolean {
  return error === 'net::ERR_CACHE_MISS';
}

/** Adds what only the browser knows of an answer that the page did not get. */
function withReason(event: RecordedEvent, record: WitnessedRequest | undefined): RecordedEvent {
  const data = event.network_response_data;
  if (!record || !data || data.status) return event;
  const reasons = [record.error, data.error].filter((reason) => reason !== undefined);
  return {
    ...event,
    network_response_data: {
      ...data,
      status: record.status ?? 0,
      ...(record.status !== undefined && { headers: record.responseHeaders }),
      ...(reasons.length > 0 && { error: reasons.join(', ') }),
    },
  };
}
