/** Reads a value of the page. The page's getters and conversions may throw, which does not count as a failure of the probe. */
export function tryRead<Value, Fallback = undefined>(read: () => Value, fallback?: Fallback): Value | Fallback {
  try {
    return read();
  } catch {
    return fallback as Fallback;
  }
}

/** `instanceof` for a value of the page, which may be a throwing proxy. */
export function isA<Instance>(value: unknown, type: abstract new (...args: never[]) => Instance): value is Instance {
  return tryRead(() => value instanceof type, false);
}

/** Returns the absolute form of a page's URL, if possible. */
export function absoluteUrl(input: unknown, { document, URL }: Window & typeof globalThis): string {
  return tryRead(() => new URL(String(input), document.baseURI).href, '') || (typeof input === 'string' ? input : '');
}
