/**
 * Returns whether a JSON text ends within an array, an object or a string. Scans by hand, because regular expressions
 * fail on long strings.
 */
export function endsOpen(text: string): boolean {
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (character === '[' || character === '{') depth += 1;
    else if (character === ']' || character === '}') depth -= 1;
    else if (character === '"') {
      index = endOfString(text, index);
      if (index === -1) return true;
    }
  }
  return depth > 0;
}

/** Returns the position of the quote that ends the string beginning at `start`, or -1. */
function endOfString(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '"') return index;
    if (text[index] === '\\') index += 1;
  }
  return -1;
}
