import type { TimelineEvent } from './event-types.js';

/** A recorded address, a relative one as the page meant it that asked for it; null for what is no address. */
export function resolveUrl(recorded: string, pageUrl: string | undefined): URL | null {
  const base = URL.canParse(recorded) ? undefined : pageUrl;
  // An address that was not recorded is not the page's.
  return recorded !== '' && URL.canParse(recorded, base) ? new URL(recorded, base) : null;
}

/** A request with its response, either of which may be missing. */
export interface RecordedExchange {
  request: TimelineEvent | null;
  response: TimelineEvent | null;
}

/** The page that a request was sent from. */
export function pageUrlOf({ request, response }: RecordedExchange): string | undefined {
  return request?.page_url ?? response?.page_url;
}
