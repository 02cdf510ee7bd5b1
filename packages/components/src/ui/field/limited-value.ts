import { countCodePoints, cutToCodePoints } from '@flowlens/core';

/**
 * What a field holds after somebody typed or pasted, with what is too much taken from the end of what was put in, as `maxlength` does. But
 * that counts UTF-16 units, and a character such as an emoji has two of them: the limits of the API are code points.
 */
export function limitedValue(field: HTMLInputElement | HTMLTextAreaElement, maxChars: number): string {
  const { value } = field;
  if (value.length <= maxChars || countCodePoints(value) <= maxChars) return value;
  const caret = field.selectionEnd ?? value.length;
  const after = value.slice(caret);
  const before = cutToCodePoints(value.slice(0, caret), Math.max(0, maxChars - countCodePoints(after)));
  field.value = before + after;
  field.setSelectionRange(before.length, before.length);
  return field.value;
}
