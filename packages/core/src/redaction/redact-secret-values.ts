import { redactCredentials } from './redact-credentials.js';
import { redactJsonWebTokens } from './redact-json-web-tokens.js';
import { redactNumbers } from './redact-numbers.js';

/** Removes the values that are secrets wherever they stand (the privacy floor). Takes time in proportion to the text. */
export function redactSecretValues(text: string): string {
  return redactNumbers(redactCredentials(redactJsonWebTokens(text)));
}
