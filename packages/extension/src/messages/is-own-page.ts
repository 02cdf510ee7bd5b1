interface Sender {
  id?: string | undefined;
  url?: string | undefined;
  origin?: string | undefined;
  tab?: unknown;
  frameId?: number | undefined;
}

interface Extension {
  id: string;
  /** Base URL of the extension's pages, such as `chrome-extension://<id>/`. */
  url: string;
}

/**
 * Returns whether a message comes from the extension's own pages or worker. Content scripts and framed extension pages
 * are not trusted, because a compromised page may control them.
 */
export function isOwnPage({ id, url, origin, tab, frameId }: Sender, extension: Extension): boolean {
  const own = extension.url;
  const isOwnOrigin = origin === undefined || `${origin}/` === own;
  return id === extension.id && url?.startsWith(own) === true && isOwnOrigin && (tab === undefined || frameId === 0);
}
