/**
 * Holds a token in use. Scripts of the page may have replaced built-ins in order to capture tokens. The object therefore
 * inherits nothing, and no promise, array, map or method call carries a token.
 */
export interface TokenHolder {
  /** Null if there is none. */
  token: string | null;
}

export function createTokenHolder(token: string | null = null): TokenHolder {
  return { __proto__: null, token } as TokenHolder;
}

/** Returns a token that is valid in a header, or null for anything else, such as an error page. */
export function usable(token: unknown): string | null {
  if (typeof token !== 'string') return null;
  // Reads by index, because replaced methods of strings or regular expressions would see the token.
  let end = token.length;
  while (end > 0 && (token[end - 1] === '\n' || token[end - 1] === '\r')) end -= 1;
  for (let index = 0; index < end; index += 1) if (token[index]! < '!' || token[index]! > '~') return null;
  return end === 0 ? null : token;
}
