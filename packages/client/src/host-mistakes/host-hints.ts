/** In a bundle `process.env.NODE_ENV` is replaced as text; in a bare browser there is no `process`. */
declare const process: { env: { NODE_ENV?: string } };

const HINTS = {
  'token-failed': () =>
    'getAccessToken threw, so nothing was sent. Return null while nobody is signed in; the error is the one that the call rejects with.',
  'bearer-in-token': () =>
    'getAccessToken returned a text that begins with "Bearer ". Return the token alone; the client adds "Bearer ".',
  'token-not-text': () => 'getAccessToken returned something other than a text. Return the token itself, or null.',
  'other-origin': (server: string) =>
    `${server} gave no answer that this page may read. If the server runs, its setting ALLOWED_ORIGINS has to name ${globalThis.location?.origin}.`,
  'path-in-base-url': (baseUrl: string) =>
    `baseUrl "${baseUrl}" has a path, and what lies there answered 404. baseUrl is the origin of the FlowLens server, such as "https://flowlens.example.com".`,
  'not-sent': (message: string) => message,
};

const given = new Set<string>();

/** Warns once on the console of a mistake that the host made. Production builds drop the call with its texts. */
export function hintAt(mistake: keyof typeof HINTS, about = ''): void {
  try {
    if (process.env.NODE_ENV !== 'production') {
      const text = `FlowLens: ${HINTS[mistake](about)}`;
      // eslint-disable-next-line no-console -- for whoever develops the host
      if (!given.has(text)) console.warn(text);
      given.add(text);
    }
  } catch {
    // A bare browser, whose build nobody knows.
  }
}
