import type { HeaderRow } from './header-rows.js';

/** Returns the first header with a name, which is given in lower case. */
export function headerNamed(headers: readonly HeaderRow[], wanted: string): HeaderRow | undefined {
  return headers.find(({ name }) => name.toLowerCase() === wanted);
}
