import type { HeaderRow } from './header-rows.js';

/** The escaped bytes of one character beyond ASCII, should they be UTF-8. */
const ESCAPES = /%[89a-f][\da-f](?:%[89ab][\da-f])*/gi;

/** `name=value` pairs joined by `&`, as in a query or a form, decoded. What is not UTF-8 stays as it was sent. */
export function urlEncodedPairs(text: string): HeaderRow[] {
  const pairs = new URLSearchParams(text.replace(ESCAPES, keptIfOdd));
  return [...pairs].map(([name, value]) => ({ name, value }));
}

function keptIfOdd(escapes: string): string {
  try {
    decodeURIComponent(escapes);
    return escapes;
  } catch {
    return escapes.replaceAll('%', '%25');
  }
}
