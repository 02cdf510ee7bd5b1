import { redactNames } from './redact-names.js';
import { redactQuotedKeys } from './redact-quoted-keys.js';
import { redactSecretValues } from '../values/redact-secret-values.js';
import { redactUrlsInText } from './redact-urls-in-text.js';
import { rememberPlain } from '../remember-plain.js';
import { isSecretKey } from '../names/secret-names.js';

/** Free text (frames, bodies, text of elements) without secret values, named secrets, and secrets in URLs and JSON. */
export const redactText = rememberPlain((text) => redactSecretValues(redactUrlsInText(redactNames(text, false))));

/** Text that a program wrote for its makers (console messages, stacks), which names values as programs do. */
export const redactLogText = rememberPlain((text) => redactSecretValues(redactUrlsInText(redactNames(text, true))));

/** Source code, in which a name is mostly followed by another name. */
export function redactSourceText(text: string): string {
  return redactSecretValues(redactQuotedKeys(redactUrlsInText(text), isSecretKey));
}
