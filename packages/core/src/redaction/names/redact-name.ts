import { redactSecretValues } from '../values/redact-secret-values.js';
import { rememberPlain } from '../remember-plain.js';

/** Redacts the name of a field, a header or an event type, because names can contain secrets as well. */
export const redactName = rememberPlain(redactSecretValues);

/** Transforms the values of a record and removes secrets from its names. */
export function redactRecord<Value, Redacted>(
  record: Readonly<Record<string, Value>>,
  redact: (name: string, value: Value) => Redacted,
): Record<string, Redacted> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [redactName(name), redact(name, value)]));
}
