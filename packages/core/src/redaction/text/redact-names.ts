import { secretNamesOf } from '../names/exchange-names.js';
import { redactAssignments } from './redact-assignments.js';
import { redactFieldPairs } from './redact-field-pairs.js';
import { redactNamedValues } from './redact-named-values.js';
import { redactQuotedKeys } from './redact-quoted-keys.js';
import { mayNameSecret } from '../names/secret-names.js';

/** Removes named secrets from a text, in any notation of forms, programs and JSON. */
export function redactNames(text: string, isLog: boolean): string {
  if (!mayNameSecret(text)) return text;
  const isSecret = secretNamesOf(text);
  const withoutPairs = redactFieldPairs(text, isSecret);
  const withoutNamed = redactNamedValues(redactAssignments(withoutPairs, isLog, isSecret), isLog, isSecret);
  return redactQuotedKeys(withoutNamed, isSecret);
}
