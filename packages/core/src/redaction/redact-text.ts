import { redactAssignments } from './redact-assignments.js';
import { redactQuotedKeys } from './redact-quoted-keys.js';
import { redactSecretValues } from './redact-secret-values.js';
import { redactUrlParameters } from './redact-url.js';

const URL_IN_TEXT = /(?:https?|wss?):\/\/[^\s"'<>\\]+/gi;

/** Free text (frames, bodies, text of elements) without secret values and without secrets in the URLs and the JSON in it. */
export function redactText(text: string): string {
  return redactSecretValues(redactQuotedKeys(text.replace(URL_IN_TEXT, redactUrlParameters)));
}

/** Text that a program wrote for its makers (console messages, stacks), which names values as programs do. */
export function redactLogText(text: string): string {
  return redactText(redactAssignments(text));
}
