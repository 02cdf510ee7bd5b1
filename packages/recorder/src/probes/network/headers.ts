import type { Primordials } from '../primordials.js';
import { tryRead } from './try-read.js';

export type HeaderMap = Record<string, string>;

/** Returns the headers of a request or response by lower-case name. */
export function readHeaders(headers: Headers | undefined, { eachHeader }: Primordials): HeaderMap {
  const map = Object.create(null) as HeaderMap;
  if (headers)
    eachHeader(headers, (value, name) => {
      map[name] = value;
    });
  return map;
}

/** Returns the headers that a page passes to `fetch`. Leaves iterators alone, because they can be read only once. */
export function readHeadersInit(init: unknown, primordials: Primordials): HeaderMap {
  const headers = tryRead(() => {
    const isReadable = Array.isArray(init) || init instanceof primordials.Headers || isPlainRecord(init);
    return isReadable ? new primordials.Headers(init as HeadersInit) : undefined;
  });
  return readHeaders(headers, primordials);
}

function isPlainRecord(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !(Symbol.iterator in value);
}

/** Parses `getAllResponseHeaders()`. */
export function parseHeaderLines(lines: string): HeaderMap {
  const map = Object.create(null) as HeaderMap;
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) map[line.slice(0, colon).trim().toLowerCase()] = line.slice(colon + 1).trim();
  }
  return map;
}
