import type { HeaderRow } from './header-rows.js';

/** The parameters in the query of a URL, decoded; none for what is no URL. */
export function queryRows(url: string): HeaderRow[] {
  if (!URL.canParse(url)) return [];
  return [...new URL(url).searchParams].map(([name, value]) => ({ name, value }));
}
