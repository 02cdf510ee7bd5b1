/**
 * Returns the missing part of a request path when a host passes an id that it does not have yet. `openapi-fetch` keeps
 * the placeholder of an undefined parameter in the address, and drops an empty one.
 */
export function missingPart(path: string): string | undefined {
  const found = /\{(\w+)\}|\/(?=[/?]|$)/.exec(path);
  return found ? (found[1] ?? 'an id') : undefined;
}
