import type { TimelineEvent } from '@flowlens/core/recorded';

/** A request, a response, or both in order of time. */
export type Exchange = [TimelineEvent, TimelineEvent?];

/**
 * Returns a function that takes requests and responses in order of time, and returns a new exchange, or null when the event joined an
 * earlier one. Requests are answered by correlation id, oldest first if an id is used again, as redirects do. A response
 * before the first request of its id waits for that request. Any other response stands alone.
 */
export function createNetworkMerger(): (event: TimelineEvent) => Exchange | null {
  /**
   * The oldest unanswered request of each id, else the last one answered, so that a surplus response does not count as an
   * early one.
   */
  const current = new Map<string, Exchange>();
  /** Further unanswered requests of an id. */
  const further = new Map<string, Exchange[]>();
  /** Responses whose id has not occurred in a request yet. */
  const early = new Map<string, Exchange>();

  function addRequest(event: TimelineEvent): Exchange | null {
    const key = event.correlation_id;
    if (key === undefined) return [event];
    const known = current.get(key);
    const response = known ? undefined : early.get(key);
    if (response) {
      response.push(event);
      current.set(key, response);
      return null;
    }
    const exchange: Exchange = [event];
    if (known && isWaiting(known)) further.set(key, [...(further.get(key) ?? []), exchange]);
    else current.set(key, exchange);
    return exchange;
  }

  function addResponse(event: TimelineEvent): Exchange | null {
    const key = event.correlation_id;
    const known = key === undefined ? undefined : current.get(key);
    if (key !== undefined && known && isWaiting(known)) {
      known.push(event);
      const next = further.get(key)?.shift();
      if (next) current.set(key, next);
      return null;
    }
    const exchange: Exchange = [event];
    if (key !== undefined && !known && !early.has(key)) early.set(key, exchange);
    return exchange;
  }

  return (event) => (event.type === 'network_request' ? addRequest(event) : addResponse(event));
}

function isWaiting([request, response]: Exchange): boolean {
  return request.type === 'network_request' && response === undefined;
}
