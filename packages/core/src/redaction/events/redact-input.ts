import { redactText } from '../text/redact-text.js';
import { MASKED_VALUE } from '../redacted.js';
import { isSecretAutocomplete, isSecretType } from '../names/field-types.js';

/** Facts about an input field that a recorder knows. */
export interface RecordedField {
  /** The `type` of an input, `select` or `textarea`. */
  type: string;
  autocomplete: string;
  /** True if it was a password field before, or CSS hides its letters. It stays secret while the password is shown. */
  concealed: boolean;
  /** True if it carries `data-fl-unmask`. */
  unmask: boolean;
  /** Number of options of a select. */
  optionCount: number;
}

const OPEN_TYPES = new Set(['checkbox', 'radio', 'search', 'file', 'submit', 'button']);
const OPEN_SELECT_OPTIONS = 20;

/** Returns whether a field is secret under any setting (the privacy floor). */
function isSecretField(field: RecordedField): boolean {
  return field.concealed || isSecretType(field.type) || isSecretAutocomplete(field.autocomplete);
}

/** Returns whether a field's value is not recorded. This applies to secret fields and, by default, to all free text fields. */
function isMaskedField(field: RecordedField): boolean {
  if (isSecretField(field)) return true;
  if (field.unmask || OPEN_TYPES.has(field.type)) return false;
  return field.type !== 'select' || field.optionCount >= OPEN_SELECT_OPTIONS;
}

/** Redacts the value of a field. For a file input, this is the file name. */
export function redactInput(field: RecordedField, value: string): string {
  return isMaskedField(field) ? MASKED_VALUE : redactText(value);
}

/** Redacts the text of one typing session. For a masked field, returns only the number of keys. */
export function redactTyping(field: RecordedField, text: string, keyCount: number): string {
  if (isMaskedField(field)) return keyCount === 1 ? '[1 key]' : `[${keyCount} keys]`;
  return redactText(text);
}
