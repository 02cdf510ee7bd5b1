import { secretNamesOf } from './names/exchange-names.js';
import type { IsSecret } from './names/pair-names.js';
import { redactAssignments } from './redact-assignments.js';
import { redactFieldPairs } from './redact-field-pairs.js';
import { redactNamedValues } from './redact-named-values.js';
import { redactQuotedKeys } from './redact-quoted-keys.js';
import { redactSecretValues } from './redact-secret-values.js';
import { redactUrlsInText } from './redact-urls-in-text.js';
import { isSecretKey } from './secret-names.js';

/** Free text (frames, bodies, text of elements) without secret values, and without secrets in what it names, in its URLs and its JSON. */
export function redactText(text: string): string {
  return redactNamed(text, false);
}

/** Text that a program wrote for its makers (console messages, stacks), which names values as programs do. */
export function redactLogText(text: string): string {
  return redactNamed(text, true);
}

/** Source code, in which what stands behind a name is mostly another name. */
export function redactSourceText(text: string): string {
  return redactWritten(text, isSecretKey);
}

function redactNamed(text: string, isLog: boolean): string {
  const isSecret = secretNamesOf(text);
  const withoutPairs = redactFieldPairs(text, isSecret);
  return redactWritten(redactNamedValues(redactAssignments(withoutPairs, isLog, isSecret), isLog, isSecret), isSecret);
}

function redactWritten(text: string, isSecret: IsSecret): string {
  return redactSecretValues(redactQuotedKeys(redactUrlsInText(text), isSecret));
}
