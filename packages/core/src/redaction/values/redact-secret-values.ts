import { redactEncodedValues } from '../encoded/redact-encoded-values.js';
import { redactCredentials } from './redact-credentials.js';
import { redactJsonWebTokens } from './redact-json-web-tokens.js';
import { redactNames } from '../text/redact-names.js';
import { redactNumbers } from './redact-numbers.js';

/**
 * Removes the values that are secrets wherever they stand, encoded too (the privacy floor). Takes time in proportion to the text.
 */
export function redactSecretValues(text: string): string {
  return redactPlainValues(redactEncodedValues(text, redactDecoded));
}

function redactDecoded(text: string): string {
  return redactPlainValues(redactNames(text, false));
}

function redactPlainValues(text: string): string {
  return redactNumbers(redactCredentials(redactJsonWebTokens(text)));
}
