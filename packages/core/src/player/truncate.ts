/** A text of at most `maxChars` Unicode code points as it is; a longer one cut there, with an ellipsis after the cut. */
export function truncate(text: string, maxChars: number): string {
  // A code point is at least one UTF-16 unit, so most texts need no count.
  if (text.length <= maxChars) return text;
  const kept: string[] = [];
  for (const character of text) {
    if (kept.length === maxChars) return `${kept.join('')}…`;
    kept.push(character);
  }
  return text;
}
