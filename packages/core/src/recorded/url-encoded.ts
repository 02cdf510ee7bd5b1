import type { HeaderRow } from './header-rows.js';
import { resolveUrl } from './recorded-url.js';

/** Escaped bytes that may form one UTF-8 character beyond ASCII. */
const ESCAPES = /%[89a-f][\da-f](?:%[89ab][\da-f])*/gi;

/** Decodes `name=value` pairs joined by `&`, as in a query or a form. Invalid UTF-8 stays encoded. */
export function urlEncodedPairs(text: string): HeaderRow[] {
  const pairs = new URLSearchParams(text.replace(ESCAPES, escapeIfInvalid));
  return [...pairs].map(([name, value]) => ({ name, value }));
}

/**
 * Returns the decoded query parameters of a URL; empty for an invalid URL. Invalid UTF-8 stays encoded.
 *
 * @param pageUrl Base of a relative URL.
 */
export function queryRows(url: string, pageUrl?: string): HeaderRow[] {
  return urlEncodedPairs(resolveUrl(url, pageUrl)?.search ?? '');
}

/** Escapes the percent signs of bytes that are not valid UTF-8, so that decoding returns them unchanged. */
function escapeIfInvalid(escapes: string): string {
  try {
    // The result is used, because minifiers would remove a call that seems to have no effect.
    return encodeURIComponent(decodeURIComponent(escapes));
  } catch {
    return escapes.replaceAll('%', '%25');
  }
}
