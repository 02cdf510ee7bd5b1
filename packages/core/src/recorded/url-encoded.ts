import type { HeaderRow } from './header-rows.js';
import { resolveUrl } from './recorded-url.js';

/** The escaped bytes of one character beyond ASCII, should they be UTF-8. */
const ESCAPES = /%[89a-f][\da-f](?:%[89ab][\da-f])*/gi;

/** `name=value` pairs joined by `&`, as in a query or a form, decoded. What is not UTF-8 stays as it was sent. */
export function urlEncodedPairs(text: string): HeaderRow[] {
  const pairs = new URLSearchParams(text.replace(ESCAPES, keptIfOdd));
  return [...pairs].map(([name, value]) => ({ name, value }));
}

/**
 * The parameters in the query of a URL, decoded; none for what is no URL. What is not UTF-8 stays encoded.
 *
 * @param pageUrl What a relative URL belongs to.
 */
export function queryRows(url: string, pageUrl?: string): HeaderRow[] {
  return urlEncodedPairs(resolveUrl(url, pageUrl)?.search ?? '');
}

function keptIfOdd(escapes: string): string {
  try {
    // Used, and so no build leaves it out: minifiers take it for free of effects.
    return encodeURIComponent(decodeURIComponent(escapes));
  } catch {
    return escapes.replaceAll('%', '%25');
  }
}
