import { redactSecretValues } from './redact-secret-values.js';
import { redactUrlParameters } from './redact-url.js';

const URL_IN_TEXT = /(?:https?|wss?):\/\/[^\s"'<>\\]+/gi;

/** Free text (console messages, stacks, frames, text of elements) without secret values and without secrets in the URLs it names. */
export function redactText(text: string): string {
  return redactSecretValues(text.replace(URL_IN_TEXT, redactUrlParameters));
}
