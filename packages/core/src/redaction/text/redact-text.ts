import { redactNames } from './redact-names.js';
import { redactQuotedKeys } from './redact-quoted-keys.js';
import { redactSecretValues } from '../values/redact-secret-values.js';
import { redactUrlsInText } from './redact-urls-in-text.js';
import { rememberPlain } from '../remember-plain.js';
import { isSecretKey } from '../names/secret-names.js';

/** Removes secret values, named secrets, and secrets in URLs and JSON from free text (frames, bodies, element texts). */
export const redactText = rememberPlain((text) => redactSecretValues(redactUrlsInText(redactNames(text, false))));

/** Redacts program output (console messages, stacks), where more notations name a value. */
export const redactLogText = rememberPlain((text) => redactSecretValues(redactUrlsInText(redactNames(text, true))));

/** Source code, in which a name is usually followed by another name. */
export function redactSourceText(text: string): string {
  return redactSecretValues(redactQuotedKeys(redactUrlsInText(text), isSecretKey));
}
