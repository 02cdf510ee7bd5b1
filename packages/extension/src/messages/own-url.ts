/** Returns the URL of a page of the extension. */
export function ownUrl(path: `/${string}`): string {
  return new URL(path, location.origin).href;
}
