import type { TimelineEvent } from '@flowlens/core/recorded';
import { echoedReason } from './browser-echo.js';
import { entryId } from './entry-id.js';
import { isFailedResponse, statusSeverity } from './network-outcome.js';
import { responseSizeBytes } from './response-size.js';
import type { NetworkEntry } from './timeline-entry.js';

/**
 * Builds the entry of a request, a response, or both in order of time. `place` is the position of the first event in the
 * file.
 */
export function networkEntry(
  [first, second]: readonly [TimelineEvent, (TimelineEvent | undefined)?],
  place: number,
  echo: TimelineEvent | null = null,
): NetworkEntry {
  const entry = first.type === 'network_request' ? requestEntry(first, place, echo) : responseEntry(first, place);
  if (second?.type === 'network_request') takeRequest(entry, second);
  else if (second) takeResponse(entry, second);
  return entry;
}

function requestEntry(event: TimelineEvent, place: number, echo: TimelineEvent | null): NetworkEntry {
  const data = event.network_request_data;
  const entry = emptyEntry(event, place);
  entry.request = event;
  entry.echo = echo;
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
    echo: null,
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

/** The entry stays at the time of the response. The latency is 0, as it cannot be negative. */
function takeRequest(entry: NetworkEntry, request: TimelineEvent): void {
  const data = request.network_request_data;
  entry.request = request;
  entry.latencyMs = 0;
  entry.method = data?.method?.toUpperCase() || entry.method;
  entry.url = data?.url || entry.url;
  entry.resourceType = data?.resource_type ?? null;
  setOutcome(entry);
}

/** A response status takes precedence over an error that the request or the browser's console recorded. */
function setOutcome(entry: NetworkEntry): void {
  const response = entry.response?.network_response_data;
  const told = response?.error ?? entry.request?.network_request_data?.error;
  const error = told ?? (response?.status === undefined && entry.echo ? echoedReason(entry.echo) : undefined);
  const failed = isFailedResponse({ status: response?.status, error });
  entry.state = failed ? 'failed' : entry.response === null ? 'pending' : 'completed';
  entry.status = failed ? null : (response?.status ?? null);
  entry.error = error ?? null;
  entry.severity = failed ? 'error' : statusSeverity(entry.status);
}
