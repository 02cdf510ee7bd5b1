/** Returns the path and query of an http URL; any other text is returned whole. */
export function urlPath(url: string): string {
  const rest = /^https?:\/\/[^/?#]*(.*)$/is.exec(url)?.[1];
  if (rest === undefined) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
