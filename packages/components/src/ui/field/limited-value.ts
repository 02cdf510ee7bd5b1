import { countCodePoints, cutToCodePoints } from '@flowlens/core/validation';

/**
 * Cuts what a field holds to its limit and returns it. The end of what was put in goes, as with `maxlength`; but that counts UTF-16
 * units, and the limits of the API are code points.
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
