import { redactText } from '../text/redact-text.js';
import { MASKED_VALUE } from '../redacted.js';
import { isSecretAutocomplete, isSecretType } from '../names/field-types.js';

/** What a recorder knows about a field when somebody uses it. */
export interface RecordedField {
  /** The `type` of an input, `select` or `textarea`. */
  type: string;
  autocomplete: string;
  /** Was a password field once, or hides its letters by CSS: stays secret when its password is shown. */
  concealed: boolean;
  /** Carries `data-fl-unmask`. */
  unmask: boolean;
  /** Choices of a select. */
  optionCount: number;
}

const OPEN_TYPES = new Set(['checkbox', 'radio', 'search', 'file', 'submit', 'button']);
const OPEN_SELECT_OPTIONS = 20;

/** Whether a field is secret whatever anybody sets (the privacy floor). */
function isSecretField(field: RecordedField): boolean {
  return field.concealed || isSecretType(field.type) || isSecretAutocomplete(field.autocomplete);
}

/** Whether a field's value is not recorded: secret fields, and by default all that could hold free text. */
function isMaskedField(field: RecordedField): boolean {
  if (isSecretField(field)) return true;
  if (field.unmask || OPEN_TYPES.has(field.type)) return false;
  return field.type !== 'select' || field.optionCount >= OPEN_SELECT_OPTIONS;
}

/** The value of a field as it may be stored. Of a file input this is the name of the file. */
export function redactInput(field: RecordedField, value: string): string {
  return isMaskedField(field) ? MASKED_VALUE : redactText(value);
}

/** What was typed into a field in one go; of a masked field only how many keys. */
export function redactTyping(field: RecordedField, text: string, keyCount: number): string {
  if (isMaskedField(field)) return keyCount === 1 ? '[1 key]' : `[${keyCount} keys]`;
  return redactText(text);
}
