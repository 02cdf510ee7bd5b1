import { redactSecretValues } from './redact-secret-values.js';

const REMEMBERED_MAX = 1_000;
const REMEMBERED_MAX_CHARS = 64;
/** Names without a secret. Events have the same few, and to look through them again takes longer than through the values. */
const plain = new Set<string>();

/** The name of a field, a header or a kind of event: a recording may have secrets there too. */
export function redactName(name: string): string {
  if (plain.has(name)) return name;
  const redacted = redactSecretValues(name);
  if (redacted === name && name.length <= REMEMBERED_MAX_CHARS) remember(name);
  return redacted;
}

function remember(name: string): void {
  if (plain.size >= REMEMBERED_MAX) plain.clear();
  plain.add(name);
}

/** A record with its values changed, and without secrets in its names. */
export function redactRecord<Value, Redacted>(
  record: Readonly<Record<string, Value>>,
  redact: (name: string, value: Value) => Redacted,
): Record<string, Redacted> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [redactName(name), redact(name, value)]));
}
