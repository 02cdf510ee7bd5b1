import { redactText } from './redact-text.js';
import { redactUrl } from './redact-url.js';
import { REDACTED } from './redacted.js';
import { isSecretKey } from './secret-names.js';

const MAX_DEPTH = 32;
/** Fields that hold an address, maybe a relative one or one of an app. */
const URL_FIELDS = new Set(['url', 'filename']);

/** A parsed value no other rule is made for: texts without secret values, and nothing under secret keys. Deeper than 32 levels is removed. */
export function redactUnknown(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => redactUnknown(item, depth + 1));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, redactUnder(key, item, depth + 1)]));
}

function redactUnder(key: string, value: unknown, depth: number): unknown {
  if (isSecretKey(key)) return hidden(value);
  return URL_FIELDS.has(key) && typeof value === 'string' ? redactUrl(value) : redactUnknown(value, depth);
}

/** Whether something is set at all is no secret. */
function hidden(value: unknown): unknown {
  return value === null || value === undefined || typeof value === 'boolean' || value === '' ? value : REDACTED;
}
