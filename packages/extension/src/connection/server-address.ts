const LOOPBACK = new Set(['127.0.0.1', 'localhost', '[::1]']);

/**
 * Parses the origin of a server that a user typed. Names without a scheme become https.
 *
 * @returns undefined for invalid addresses; plain http is allowed for this machine only
 */
export function readServerOrigin(typed: string): string | undefined {
  const text = typed.trim();
  const withScheme = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (text === '' || !URL.canParse(withScheme)) return undefined;
  const { protocol, hostname, origin, username, password } = new URL(withScheme);
  if (username !== '' || password !== '') return undefined;
  return protocol === 'https:' || (protocol === 'http:' && LOOPBACK.has(hostname)) ? origin : undefined;
}

/** Match pattern for all addresses of an origin, for permissions and scripts. */
export function originPattern(origin: string): string {
  return `${origin}/*`;
}
