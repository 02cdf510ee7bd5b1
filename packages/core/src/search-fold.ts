/**
 * Returns text as searches compare it: in lower case, with ss for ß and σ for a final ς, so that STRASSE finds Straße.
 * The database of the server follows the same rule in `search_fold`.
 */
export function foldForSearch(text: string): string {
  return text.toLowerCase().replaceAll('ß', 'ss').replaceAll('ς', 'σ');
}
