/** Returns the length of a text in Unicode code points, which all limits count. */
export function countCodePoints(text: string): number {
  return [...text].length;
}

/**
 * Truncates a text to a number of code points, for inputs whose `maxlength` would count UTF-16 units. Never splits a
 * grapheme, such as a letter with its accent or an emoji.
 */
export function cutToCodePoints(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const end = indexAfter(text, maxChars);
  return end === text.length ? text : text.slice(0, characterStart(text, end));
}

/** Returns the index, in UTF-16 units, after a number of code points. */
function indexAfter(text: string, codePoints: number): number {
  let index = 0;
  for (let count = 0; count < codePoints && index < text.length; count++)
    index += (text.codePointAt(index) ?? 0) > 0xffff ? 2 : 1;
  return index;
}

/** Returns the start of the grapheme at an index. Browsers without `Intl.Segmenter` (before 2024) fall back to code points. */
function characterStart(text: string, index: number): number {
  const { Segmenter } = Intl as Partial<Pick<typeof Intl, 'Segmenter'>>;
  return Segmenter ? (new Segmenter().segment(text).containing(index)?.index ?? index) : index;
}
