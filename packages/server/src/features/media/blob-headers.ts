const TIMELINE = 'application/json';

/** Browsers must not render it as a page: a timeline is saved, an image or a video is shown. */
export function dispositionOf(contentType: string): string {
  return contentType === TIMELINE ? 'attachment; filename="timeline.json"' : 'inline';
}

/**
 * Cached for as long as the URL is valid, except timelines: Chromium reads cacheable responses as fast as they arrive,
 * in one long task of the page, even if little of them is needed yet.
 */
export function cacheControlOf(contentType: string, lifeSeconds: number): string {
  return contentType === TIMELINE ? 'no-store' : `private, max-age=${lifeSeconds}, immutable`;
}

/** Content of a blob must not run, be sniffed or outlive its URL. It may be shown on other people's pages. */
export function blobHeaders(contentType: string, lifeSeconds: number): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': cacheControlOf(contentType, lifeSeconds),
  };
}
