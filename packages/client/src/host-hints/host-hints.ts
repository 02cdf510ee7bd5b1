import type { FlowLensClientOptions } from '../client-options.js';

// Hints for host developers. Production builds drop the body of each function, including texts and conditions.

/** Bundlers replace `process.env.NODE_ENV` as text. A bare browser has no `process`, so it gets no hints. */
declare const process: { env: { NODE_ENV?: string } };

export function hintAtOptions({ getAccessToken }: FlowLensClientOptions): void {
  try {
    const kind = typeof getAccessToken;
    if (process.env.NODE_ENV !== 'production' && kind !== 'function' && getAccessToken != null)
      warnOnce(`getAccessToken is of type ${kind}. Pass a function that returns the token.`);
  } catch {
    // Without `process`.
  }
}

/**
 * Warns about an unusable token. Reads the token by index, because a script may have replaced string methods to capture
 * tokens.
 */
export function hintAtToken(token: unknown): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      if (typeof token !== 'string' && token != null)
        warnOnce('getAccessToken returned something other than a text. Return the token itself, or null.');
      if (
        typeof token === 'string' &&
        (token[0] === 'B' || token[0] === 'b') &&
        token[1] === 'e' &&
        token[5] === 'r' &&
        token[6] === ' '
      )
        warnOnce(
          'getAccessToken returned a text that begins with "Bearer ". Return the token alone; the client adds "Bearer ".',
        );
    }
  } catch {
    // Without `process`.
  }
}

export function hintAtFailedToken(): void {
  try {
    if (process.env.NODE_ENV !== 'production')
      warnOnce(
        'getAccessToken threw, so nothing was sent. Return null while nobody is signed in; the call rejects with the error.',
      );
  } catch {
    // Without `process`.
  }
}

/** Warns that the server may not allow this origin. */
export function hintAtUnreachable(baseUrl: string): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const { href, origin } = globalThis.location;
      if (new URL(baseUrl, href).origin !== origin)
        warnOnce(
          `${baseUrl} gave no response that this page may read. If the server runs, its setting ALLOWED_ORIGINS has to name ${origin}.`,
        );
    }
  } catch {
    // Without `process`.
  }
}

export function hintAtRefusal(status: number, baseUrl: string): void {
  try {
    if (process.env.NODE_ENV !== 'production' && status === 404 && new URL(baseUrl).pathname !== '/')
      warnOnce(
        `baseUrl "${baseUrl}" has a path, and the response was 404. baseUrl is the origin of the FlowLens server, such as "https://flowlens.example.com".`,
      );
  } catch {
    // Without `process`.
  }
}

export function hintAtUnsent(message: string): void {
  try {
    if (process.env.NODE_ENV !== 'production') warnOnce(message);
  } catch {
    // Without `process`.
  }
}

const shownWarnings = new Set<string>();

function warnOnce(text: string): void {
  if (shownWarnings.has(text)) return;
  shownWarnings.add(text);
  // eslint-disable-next-line no-console -- a hint for developers of the host
  console.warn(`FlowLens: ${text}`);
}
