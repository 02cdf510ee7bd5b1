/**
 * A token while it is used. It inherits nothing, and no promise, list, map or method call carries a token, because a script of the page
 * may have replaced every built-in that could then see it.
 */
export interface TokenHolder {
  /** Null while there is none. */
  token: string | null;
}

export function createTokenHolder(token: string | null = null): TokenHolder {
  return { __proto__: null, token } as TokenHolder;
}

/** Returns a token that can stand in a header, or null for anything else, such as a page that came in its place. */
export function usable(token: unknown): string | null {
  if (typeof token !== 'string') return null;
  // By index: a replaced method of texts or expressions would see the token.
  let end = token.length;
  while (end > 0 && (token[end - 1] === '\n' || token[end - 1] === '\r')) end -= 1;
  for (let index = 0; index < end; index += 1) if (token[index]! < '!' || token[index]! > '~') return null;
  return end === 0 ? null : token;
}
