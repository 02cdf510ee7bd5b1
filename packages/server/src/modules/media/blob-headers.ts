/** As a page may not be made of it: a timeline is saved, an image or a video is shown. */
export function dispositionOf(contentType: string): string {
  return contentType === 'application/json' ? 'attachment; filename="timeline.json"' : 'inline';
}

/** Nothing in a blob may run, be sniffed or outlive its address; but it may be shown on other people's pages. */
export function blobHeaders(lifeSeconds: number): Record<string, string> {
  return {
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': `private, max-age=${lifeSeconds}, immutable`,
  };
}
