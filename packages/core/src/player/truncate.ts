/** Truncates a text to `maxChars` Unicode code points, followed by an ellipsis. Shorter texts stay as they are. */
export function truncate(text: string, maxChars: number): string {
  // A code point is at least one UTF-16 unit, so most texts need no counting.
  if (text.length <= maxChars) return text;
  const kept: string[] = [];
  for (const character of text) {
    if (kept.length === maxChars) return `${kept.join('')}…`;
    kept.push(character);
  }
  return text;
}
