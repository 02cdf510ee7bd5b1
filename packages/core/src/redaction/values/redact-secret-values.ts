import { redactEncodedValues } from '../encoded/redact-encoded-values.js';
import { redactCredentials } from './redact-credentials.js';
import { redactJsonWebTokens } from './redact-json-web-tokens.js';
import { redactNames } from '../text/redact-names.js';
import { redactNumbers } from './redact-numbers.js';

/** Removes secret values anywhere in a text, including encoded ones (the privacy floor). Takes linear time. */
export function redactSecretValues(text: string): string {
  return redactPlainValues(redactEncodedValues(text, redactDecoded));
}

function redactDecoded(text: string): string {
  return redactPlainValues(redactNames(text, false));
}

function redactPlainValues(text: string): string {
  return redactNumbers(redactCredentials(redactJsonWebTokens(text)));
}
