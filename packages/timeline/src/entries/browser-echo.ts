import type { TimelineEvent } from '@flowlens/core/recorded';

/** Beginning of the console message with which Chrome and Safari repeat that a request failed. */
export const ECHO_PREFIX = 'Failed to load resource';

/** Number of earlier rows searched for the request of an echo. */
export const ECHO_REACH_ROWS = 500;
/** Maximum number of requests compared. */
export const ECHO_REACH_REQUESTS = 20;

/** Time within which an error that repeats a failed request follows it. */
export const ECHO_AFTER_MS = 2_000;

/** The request that a message of the browser is about, as far as the message says. */
export interface EchoTarget {
  url: string | null;
  /** HTTP status in the message. */
  status: number | null;
}

/** Returns the request that the browser failed to load, if the event is such a message; else `null`. */
export function echoTarget({ type, console_error_data: data }: TimelineEvent): EchoTarget | null {
  if (type !== 'console_error' || !data?.message?.startsWith(ECHO_PREFIX)) return null;
  const status = /\bstatus of (\d{3})\b/.exec(data.message)?.[1];
  return { url: data.url || null, status: status === undefined ? null : Number(status) };
}

/** Returns the reason in the message, e.g. `net::ERR_CONNECTION_REFUSED`. */
export function echoedReason({ console_error_data: data }: TimelineEvent): string {
  return (data?.message ?? '').slice(ECHO_PREFIX.length).replace(/^:\s*/, '') || ECHO_PREFIX;
}
