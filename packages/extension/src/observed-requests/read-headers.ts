import type { HeaderMap } from './observed-request.js';

/** Names of headers that never leave the listener, not even to be redacted. */
const SECRET = new Set(['authorization', 'cookie', 'proxy-authorization', 'set-cookie', 'set-cookie2']);
const HEADERS_MAX = 100;
const VALUE_MAX_CHARS = 2_048;

export interface RawHeader {
  name: string;
  value?: string | undefined;
}

/** Reads headers reported by the browser, without cookies and credentials. */
export function readHeaders(headers: readonly RawHeader[] = []): HeaderMap {
  const kept = headers.slice(0, HEADERS_MAX).filter(({ name }) => !SECRET.has(name.toLowerCase()));
  return Object.fromEntries(kept.map(({ name, value = '' }) => [name.toLowerCase(), value.slice(0, VALUE_MAX_CHARS)]));
}
