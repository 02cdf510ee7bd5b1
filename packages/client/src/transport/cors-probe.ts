/**
 * Tests whether CORS or the network stopped a download; scripts see the same TypeError for both. If the server responds
 * to a request without CORS, CORS was the cause.
 */
export async function findUnreachableCause(url: string, signal: AbortSignal): Promise<'cors' | 'network'> {
  const page = globalThis.location?.origin;
  if (page === undefined || !URL.canParse(url) || new URL(url).origin === page) return 'network';
  try {
    await globalThis.fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal });
    return 'cors';
  } catch {
    return 'network';
  }
}
