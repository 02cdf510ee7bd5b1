/**
 * Returns what the path of a call lacks when a host passes an id that it does not have yet. `openapi-fetch` leaves the placeholder of
 * an undefined parameter in the address, and nothing in place of an empty one.
 */
export function missingPart(path: string): string | undefined {
  const found = /\{(\w+)\}|\/(?=[/?]|$)/.exec(path);
  return found ? (found[1] ?? 'an id') : undefined;
}
