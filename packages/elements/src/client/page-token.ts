/** Resolves the URL of a token. Returns null if it is invalid or on another origin than the page. */
export function sameOriginUrl(tokenUrl: string): URL | null {
  if (!URL.canParse(tokenUrl, document.baseURI)) return null;
  const url = new URL(tokenUrl, document.baseURI);
  return url.origin === location.origin ? url : null;
}

/**
 * Creates a `getAccessToken` that requests the token from the server of the page, which returns it as text. Caches the
 * token until a refresh is forced. Concurrent calls share one request.
 */
export function createPageToken(tokenUrl: string) {
  let token: string | null = null;
  let pending: Promise<string | null> | null = null;

  async function request(fresh: boolean): Promise<string | null> {
    const url = sameOriginUrl(tokenUrl);
    if (!url) return null;
    if (fresh) url.search += url.search ? '&fresh' : '?fresh';
    const response = await fetch(url);
    return response.ok ? await response.text() : null;
  }

  return async function getAccessToken({ forceRefresh = false }: { forceRefresh?: boolean } = {}) {
    if (token !== null && !forceRefresh) return token;
    pending ??= request(forceRefresh).finally(() => (pending = null));
    token = await pending;
    return token;
  };
}
