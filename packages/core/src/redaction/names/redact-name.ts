import { redactSecretValues } from '../values/redact-secret-values.js';
import { rememberPlain } from '../remember-plain.js';

/** The name of a field, a header or a kind of event: a recording may have secrets there too. */
export const redactName = rememberPlain(redactSecretValues);

/** A record with its values changed, and without secrets in its names. */
export function redactRecord<Value, Redacted>(
  record: Readonly<Record<string, Value>>,
  redact: (name: string, value: Value) => Redacted,
): Record<string, Redacted> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [redactName(name), redact(name, value)]));
}
