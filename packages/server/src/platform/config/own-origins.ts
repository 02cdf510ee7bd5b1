import type { Config } from './config.js';
import { isLoopback } from './loopback.js';

/** Returns the origins of the server itself. On loopback, `localhost` and `127.0.0.1` are two origins of one server. */
export function serverOrigins(publicUrl: string): Set<string> {
  const { protocol, hostname, port, origin } = new URL(publicUrl);
  if (!isLoopback(hostname)) return new Set([origin]);
  return new Set(['localhost', '127.0.0.1', '[::1]'].map((name) => new URL(`${protocol}//${name}:${port}`).origin));
}

export type IsOwnOrigin = (origin: string) => boolean;

/** Returns a function that checks whether an origin is the server's own or an allowed site. */
export function createIsOwnOrigin({
  publicUrl,
  allowedOrigins,
}: Pick<Config, 'publicUrl' | 'allowedOrigins'>): IsOwnOrigin {
  const origins = new Set([...serverOrigins(publicUrl), ...allowedOrigins]);
  return (origin) => origins.has(origin);
}
