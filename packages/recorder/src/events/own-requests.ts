/** Paths of the API. Paths that other servers may use too are followed by parts that only this one has. */
const API_PATH =
  /^\/(?:auth\/(?:google|logout|me|recorder|session-notice|sessions|tokens?)|blobs|config|embed-tokens|flowlens|jira\/(?:issue|projects)|livez|mcp|oembed|readyz|systems|uploads)(?:\/|$)/;

/**
 * Returns a function that checks whether a URL belongs to the FlowLens server, whose requests and pages are never
 * recorded. On a shared origin, only its API paths belong to it, unless the page is the FlowLens app.
 */
export function createOwnRequestCheck(serverUrl: string, pageUrl: string, isApp = false): (url: string) => boolean {
  // A client without a base URL calls the page's own origin.
  const server = parse(serverUrl || '/', pageUrl);
  if (!server) return () => false;
  const base = server.pathname.replace(/\/+$/, '');
  const isShared = !isApp && base === '' && server.host === parse(pageUrl, pageUrl)?.host;
  return (url) => {
    const target = parse(url, pageUrl);
    if (!target || target.host !== server.host) return false;
    if (isShared) return API_PATH.test(target.pathname);
    return base === '' || target.pathname === base || target.pathname.startsWith(`${base}/`);
  };
}

function parse(url: string, base: string): URL | undefined {
  try {
    return new URL(url, base);
  } catch {
    return undefined;
  }
}
