/**
 * Tells a download that CORS forbids from one that fails on the way; to a script both are the same TypeError. A server
 * that answers a request whose answer nobody may read is there, so only CORS can have been in the way.
 */
export async function whyUnreachable(url: string, signal: AbortSignal): Promise<'cors' | 'network'> {
  const page = globalThis.location?.origin;
  if (page === undefined || !URL.canParse(url) || new URL(url).origin === page) return 'network';
  try {
    await globalThis.fetch(url, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal });
    return 'cors';
  } catch {
    return 'network';
  }
}
