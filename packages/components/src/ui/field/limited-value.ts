import { countCodePoints, cutToCodePoints } from '@flowlens/core/validation';

/**
 * Cuts a field's text to its limit and returns it. The end of the inserted text is removed, as with `maxlength`, which
 * however counts UTF-16 units, while the API limits count code points.
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
