import { REDACTED, redactText } from '@flowlens/core';

/** A value of a query, a form or a fragment that is percent-encoded. */
const ENCODED = /(?<=[?&#=;])[^\s&#=;"'<>\\]*[%+][^\s&#=;"'<>\\]*/g;
/** A value may be an address that has encoded values itself. */
const DECODINGS_MAX = 2;
const DEPTH_MAX = 8;

/** Redacts secrets that percent-encoding hides from the rules for texts, in every text of an event. */
export function redactEncoded<Value>(value: Value, depth = 0): Value {
  if (typeof value === 'string') return redactEncodedText(value) as Value;
  if (typeof value !== 'object' || value === null || depth > DEPTH_MAX) return value;
  const copy = Object.assign(Object.create(null) as object, value) as Record<string, unknown>;
  for (const key of Object.keys(copy)) copy[key] = redactEncoded(copy[key], depth + 1);
  return copy as Value;
}

export function redactEncodedText(text: string): string {
  return /[%+]/.test(text) ? text.replace(ENCODED, redactValue) : text;
}

function redactValue(value: string): string {
  let decoded = value;
  for (let count = 0; count < DECODINGS_MAX; count += 1) {
    decoded = decode(decoded);
    const redacted = redactText(decoded);
    if (redacted !== decoded) return redacted.split(REDACTED).map(encodeURIComponent).join(REDACTED);
  }
  return value;
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    return value;
  }
}
