import type { HeaderRow } from './header-rows.js';

/** The first header of a name, which is given in lower case. */
export function headerNamed(headers: readonly HeaderRow[], wanted: string): HeaderRow | undefined {
  return headers.find(({ name }) => name.toLowerCase() === wanted);
}
