import { resolveUrl } from '@flowlens/core/recorded';

/** Characters that browsers leave in addresses although RFC 3986 forbids them, and a `%` without an escape. */
const NOT_IN_URIS = /[[\]{}|\\^`"<>\s#]|%(?![\dA-Fa-f]{2})/g;
const PARTS = /^([a-z][a-z\d+.-]*:(?:\/\/[^/?#]*)?)([^#]*)(#?)(.*)$/is;

/**
 * Converts a recorded address to the form that HAR requires: absolute, and valid according to RFC 3986. Other texts follow
 * `about:invalid`.
 */
export function harUrl(recorded: string, pageUrl: string | undefined): string {
  const [, head, path, hash, fragment] = PARTS.exec(resolveUrl(recorded, pageUrl)?.href ?? '') ?? [];
  if (head === undefined) return `about:invalid#${encodeURIComponent(recorded.toWellFormed())}`;
  return head + encodeRest(path) + hash + encodeRest(fragment);
}

function encodeRest(part = ''): string {
  return part.replace(NOT_IN_URIS, encodeURIComponent);
}
