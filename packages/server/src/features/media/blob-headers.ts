const TIMELINE = 'application/json';

/** As a page may not be made of it: a timeline is saved, an image or a video is shown. */
export function dispositionOf(contentType: string): string {
  return contentType === TIMELINE ? 'attachment; filename="timeline.json"' : 'inline';
}

/**
 * Kept as long as the address is good, but for timelines: what Chromium may keep it takes in as fast as it comes, in one long task of
 * the page, however little of it is wanted yet.
 */
export function cacheControlOf(contentType: string, lifeSeconds: number): string {
  return contentType === TIMELINE ? 'no-store' : `private, max-age=${lifeSeconds}, immutable`;
}

/** Nothing in a blob may run, be sniffed or outlive its address; but it may be shown on other people's pages. */
export function blobHeaders(contentType: string, lifeSeconds: number): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': cacheControlOf(contentType, lifeSeconds),
  };
}
