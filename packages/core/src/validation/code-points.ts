/** The length of a text in Unicode code points, as every limit counts it. */
export function countCodePoints(text: string): number {
  return [...text].length;
}

/** The text cut to a number of code points, for inputs whose `maxlength` would count UTF-16 units. */
export function cutToCodePoints(text: string, maxChars: number): string {
  return text.length <= maxChars ? text : [...text].slice(0, maxChars).join('');
}
