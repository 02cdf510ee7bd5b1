const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1', '[::1]']);

/** Returns whether `host`, an address or a name, is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host) || /^127\.\d+\.\d+\.\d+$/.test(host);
}
