import type { TimelineEvent } from './event-types.js';

/** Parses a recorded address; a relative one is resolved against the requesting page. Null if it is invalid. */
export function resolveUrl(recorded: string, pageUrl: string | undefined): URL | null {
  const base = URL.canParse(recorded) ? undefined : pageUrl;
  // An empty address means that none was recorded. It must not resolve to the page's own.
  return recorded !== '' && URL.canParse(recorded, base) ? new URL(recorded, base) : null;
}

/** A request with its response, either of which may be missing. */
export interface RecordedExchange {
  request: TimelineEvent | null;
  response: TimelineEvent | null;
}

/** Returns the page that sent a request. */
export function pageUrlOf({ request, response }: RecordedExchange): string | undefined {
  return request?.page_url ?? response?.page_url;
}
