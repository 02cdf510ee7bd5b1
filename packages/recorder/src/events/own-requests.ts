/** Answers whether an address belongs to the FlowLens server, whose requests and pages are never recorded. */
export function createOwnRequestCheck(serverUrl: string, pageUrl: string): (url: string) => boolean {
  // A client without an address calls the page's own origin.
  const server = parse(serverUrl || '/', pageUrl);
  if (!server) return () => false;
  const base = server.pathname.replace(/\/+$/, '');
  return (url) => {
    const target = parse(url, pageUrl);
    if (!target || target.host !== server.host) return false;
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
