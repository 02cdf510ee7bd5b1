/** Reads a value that belongs to the page. Getters and conversions of the page may throw; that is no failure of the probe. */
export function tryRead<Value, Fallback = undefined>(read: () => Value, fallback?: Fallback): Value | Fallback {
  try {
    return read();
  } catch {
    return fallback as Fallback;
  }
}

/** The absolute address a page means, as far as it can be told. */
export function absoluteUrl(input: unknown, { document, URL }: Window & typeof globalThis): string {
  if (input instanceof URL) return input.href;
  return tryRead(() => new URL(String(input), document.baseURI).href, '') || (typeof input === 'string' ? input : '');
}
