import type { TimelineEvent } from '@flowlens/core/recorded';

/** Beginning of the console message with which Chrome and Safari repeat that a request failed. */
export const ECHO_PREFIX = 'Failed to load resource';

/** Number of earlier rows searched for the request of an echo. */
export const ECHO_REACH_ROWS = 500;
/** Maximum number of requests compared. */
export const ECHO_REACH_REQUESTS = 20;

/** Returns the URL that the browser failed to load, if the event is such a message; else `null`. */
export function echoedUrl({ type, console_error_data: data }: TimelineEvent): string | null {
  if (type !== 'console_error') return null;
  return (data?.message?.startsWith(ECHO_PREFIX) && data.url) || null;
}

/** Returns the reason in the message, e.g. `net::ERR_CONNECTION_REFUSED`. */
export function echoedReason({ console_error_data: data }: TimelineEvent): string {
  return (data?.message ?? '').slice(ECHO_PREFIX.length).replace(/^:\s*/, '') || ECHO_PREFIX;
}
