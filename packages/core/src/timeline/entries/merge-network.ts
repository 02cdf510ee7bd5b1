import { entryId } from './entry-id.js';
import type { TimelineEvent } from '../format/event-types.js';
import { isFailedResponse, statusSeverity } from './network-outcome.js';
import { responseSizeBytes } from '../recorded/response-size.js';
import type { NetworkEntry } from './timeline-entry.js';

export interface NetworkMerger {
  /** Takes a request or response; answers with a new entry, or `null` when it went into an earlier one. */
  add(event: TimelineEvent, place: number): NetworkEntry | null;
}

/**
 * Merges requests with their responses by correlation id (spec §4), oldest first where an id is used again, as redirects do. A
 * response that comes before the first request of its id waits for it. Whatever finds no partner stays as an entry of its own.
 */
export function createNetworkMerger(): NetworkMerger {
  /** The oldest request of each id that waits, else the last one answered: a surplus response is not taken for an early one. */
  const current = new Map<string, NetworkEntry>();
  /** Further requests that wait under an id. Hardly any file has some. */
  const further = new Map<string, NetworkEntry[]>();
  /** Responses whose id no request has had yet. */
  const early = new Map<string, NetworkEntry>();

  function addRequest(event: TimelineEvent, place: number): NetworkEntry | null {
    const key = event.correlation_id;
    const known = key === undefined ? undefined : current.get(key);
    const response = key === undefined || known !== undefined ? undefined : early.get(key);
    if (key !== undefined && response !== undefined) {
      takeRequest(response, event);
      current.set(key, response);
      return null;
    }
    const entry = requestEntry(event, place);
    if (key === undefined) return entry;
    if (known?.response === null) pushTo(further, key, entry);
    else current.set(key, entry);
    return entry;
  }

  function addResponse(event: TimelineEvent, place: number): NetworkEntry | null {
    const key = event.correlation_id;
    const known = key === undefined ? undefined : current.get(key);
    if (key !== undefined && known?.response === null) {
      takeResponse(known, event);
      const next = further.size > 0 ? further.get(key)?.shift() : undefined;
      if (next !== undefined) current.set(key, next);
      return null;
    }
    const entry = responseEntry(event, place);
    if (key !== undefined && known === undefined && !early.has(key)) early.set(key, entry);
    return entry;
  }

  return {
    add: (event, place) => (event.type === 'network_request' ? addRequest(event, place) : addResponse(event, place)),
  };
}

function pushTo(queues: Map<string, NetworkEntry[]>, key: string, entry: NetworkEntry): void {
  const queue = queues.get(key);
  if (queue === undefined) queues.set(key, [entry]);
  else queue.push(entry);
}

function requestEntry(event: TimelineEvent, place: number): NetworkEntry {
  const data = event.network_request_data;
  const entry = emptyEntry(event, place);
  entry.request = event;
  entry.method = data?.method?.toUpperCase() ?? '';
  entry.url = data?.url ?? '';
  entry.resourceType = data?.resource_type ?? null;
  setOutcome(entry);
  if (entry.state === 'failed' && event.latency_ms !== undefined) entry.latencyMs = Math.max(0, event.latency_ms);
  return entry;
}

function responseEntry(event: TimelineEvent, place: number): NetworkEntry {
  const data = event.network_response_data;
  const entry = emptyEntry(event, place);
  entry.response = event;
  entry.method = data?.method?.toUpperCase() ?? '';
  entry.url = data?.url ?? '';
  setOutcome(entry);
  return entry;
}

function emptyEntry(event: TimelineEvent, place: number): NetworkEntry {
  return {
    kind: 'network',
    id: entryId(place),
    timeMs: event.relative_time_ms,
    timestamp: event.timestamp,
    severity: 'info',
    state: 'pending',
    method: '',
    url: '',
    status: null,
    latencyMs: null,
    resourceType: null,
    get responseBytes() {
      return responseSizeBytes(this);
    },
    error: null,
    request: null,
    response: null,
  };
}

function takeResponse(entry: NetworkEntry, response: TimelineEvent): void {
  const data = response.network_response_data;
  entry.response = response;
  entry.latencyMs = response.relative_time_ms - entry.timeMs;
  entry.method ||= data?.method?.toUpperCase() ?? '';
  entry.url ||= data?.url ?? '';
  setOutcome(entry);
}

/** The entry stays where the response stood; a latency below zero would be a lie, so it is none. */
function takeRequest(entry: NetworkEntry, request: TimelineEvent): void {
  const data = request.network_request_data;
  entry.request = request;
  entry.latencyMs = 0;
  entry.method = data?.method?.toUpperCase() || entry.method;
  entry.url = data?.url || entry.url;
  entry.resourceType = data?.resource_type ?? null;
  setOutcome(entry);
}

/** A status of the response outweighs the error that the request may have recorded itself. */
function setOutcome(entry: NetworkEntry): void {
  const response = entry.response?.network_response_data;
  const error = response?.error ?? entry.request?.network_request_data?.error;
  const failed = isFailedResponse({ status: response?.status, error });
  entry.state = failed ? 'failed' : entry.response === null ? 'pending' : 'completed';
  entry.status = failed ? null : (response?.status ?? null);
  entry.error = error ?? null;
  entry.severity = failed ? 'error' : statusSeverity(entry.status);
}
