export interface UrlParts {
  /** Empty if it is omitted, or if the URL has no path. */
  host: string;
  /** Path before the tail. */
  folders: string;
  /** The last two segments of the path, or the host of a URL without a path. */
  tail: string;
  /** Query and hash. */
  query: string;
}

/** Shorter folders stay with the tail, because there is no room to truncate them. */
const FOLDERS_MIN_CHARS = 3;

/** Splits `https://shop.test/v2/api/cart?full=1` into `shop.test`, `/v2`, `/api/cart` and `?full=1`. */
export function splitUrl(url: string, omitHost: boolean): UrlParts {
  // Of a data URL, only the beginning is readable.
  if (/^(data|blob):/i.test(url)) return { host: '', folders: '', tail: url, query: '' };
  const [origin = ''] = /^([a-z][a-z0-9+.-]*:)?\/\/[^/?#]*/i.exec(url) ?? [];
  const [, path = '', query = ''] = /^([^?#]*)(.*)$/s.exec(url.slice(origin.length)) ?? [];
  const host = omitHost ? '' : origin.replace(/^(https?:|wss?:)?\/\//i, '');
  if (path === '') return { host: '', folders: '', tail: host || (origin && '/'), query };
  const cut = Math.max(0, path.lastIndexOf('/', path.lastIndexOf('/', path.length - 2) - 1));
  const folders = cut < FOLDERS_MIN_CHARS ? '' : path.slice(0, cut);
  return { host, folders, tail: path.slice(folders.length), query };
}

/** Returns the host of a URL in lower case; null if it has none, such as a relative one. */
export function hostOf(url: string): string | null {
  return /^(?:[a-z][a-z0-9+.-]*:)?\/\/([^/?#]*)/i.exec(url)?.[1]?.toLowerCase() ?? null;
}
