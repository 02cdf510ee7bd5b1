/** The length of a text in Unicode code points, as every limit counts it. */
export function countCodePoints(text: string): number {
  return [...text].length;
}

/**
 * The text cut to a number of code points, for inputs whose `maxlength` would count UTF-16 units. It ends with a whole character as
 * people see it: an accent or a part of an emoji does not go alone.
 */
export function cutToCodePoints(text: string, maxChars: number): string {
  if (text.length <= maxChars) return text;
  const end = indexAfter(text, maxChars);
  return end === text.length ? text : text.slice(0, characterStart(text, end));
}

/** The index, in UTF-16 units, after so many code points. */
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
