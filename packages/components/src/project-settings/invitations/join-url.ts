/** Returns the address of the join page, by default on the origin of this page. */
export function joinUrl(path: string, productUrl: string | undefined): string {
  return new URL(path, productUrl ?? window.location.href).href;
}
