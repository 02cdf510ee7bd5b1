/**
 * Returns text as searches compare it: in lower case, with ß written as ss and a final ς as σ. Somebody who types STRASSE
 * or ΟΔΟΣ then finds Straße and οδός's spelling alike. The server's database has the same rule, `search_fold`.
 */
export function foldForSearch(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').replaceAll('ς', 'σ');
}
