/**
 * Returns the part that is missing from a request path, for example because a host passed an undefined id. `openapi-fetch`
 * keeps the placeholder of an undefined parameter in the address, and drops an empty one.
 */
export function missingPart(path: string): string | undefined {
  const found = /\{(\w+)\}|\/(?=[/?]|$)/.exec(path);
  return found ? (found[1] ?? 'an id') : undefined;
}
