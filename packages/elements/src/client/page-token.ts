/** Returns the URL of a token, or null if it is not on the origin of the page. */
export function ownTokenUrl(tokenUrl: string): URL | null {
  if (!URL.canParse(tokenUrl, document.baseURI)) return null;
  const url = new URL(tokenUrl, document.baseURI);
  return url.origin === location.origin ? url : null;
}

/**
 * Creates a source of the access token that the page's own server hands out as text. The token is kept until it is
 * refused. Calls that wait for a token share one request.
 */
export function createPageToken(tokenUrl: string) {
  let token: string | null = null;
  let pending: Promise<string | null> | null = null;

  async function request(fresh: boolean): Promise<string | null> {
    const url = ownTokenUrl(tokenUrl);
    if (!url) return null;
    if (fresh) url.search += url.search ? '&fresh' : '?fresh';
    const answer = await fetch(url);
    return answer.ok ? await answer.text() : null;
  }

  return async function getAccessToken({ forceRefresh = false }: { forceRefresh?: boolean } = {}) {
    if (token !== null && !forceRefresh) return token;
    pending ??= request(forceRefresh).finally(() => (pending = null));
    token = await pending;
    return token;
  };
}
