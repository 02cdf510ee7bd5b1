interface Sender {
  id?: string | undefined;
  url?: string | undefined;
  origin?: string | undefined;
  tab?: unknown;
  frameId?: number | undefined;
}

interface Runtime {
  id: string;
  getURL: (path: '/') => string;
}

/**
 * Tells messages of the extension's own pages and worker from those of content scripts, which a compromised page may send. The browser
 * fills in the sender. A page of the extension may be open in a tab, but never in a frame of another page.
 */
export function isOwnPage({ id, url, origin, tab, frameId }: Sender, runtime: Runtime): boolean {
  const own = runtime.getURL('/');
  const isOwnOrigin = origin === undefined || `${origin}/` === own;
  return id === runtime.id && url?.startsWith(own) === true && isOwnOrigin && (tab === undefined || frameId === 0);
}
