/** The path and query of a URL; what is no http URL stays whole. */
export function urlPath(url: string): string {
  const rest = /^https?:\/\/[^/?#]*(.*)$/is.exec(url)?.[1];
  if (rest === undefined) return url;
  return rest.startsWith('/') ? rest : `/${rest}`;
}
