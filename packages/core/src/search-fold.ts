/**
 * Normalizes text for searches: lower case, with ss for ß and σ for a final ς, so that STRASSE finds Straße. `search_fold`
 * in the server's database does the same.
 */
export function foldForSearch(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').replaceAll('ς', 'σ');
}
