import { redactRecord } from './redact-name.js';
import { redactText } from './redact-text.js';
import { redactUrl } from './redact-url.js';
import { REDACTED } from './redacted.js';
import { isSecretHeader, isSecretKey } from './secret-names.js';

const MAX_DEPTH = 32;
/** Fields that hold an address, maybe a relative one or one of an app. */
const URL_FIELDS = new Set(['url', 'request_url', 'filename']);

type IsSecret = (name: string) => boolean;

/** A parsed value no other rule is made for: texts without secret values, and nothing under secret keys. Deeper than 32 levels is removed. */
export function redactUnknown(value: unknown, depth = 0, isSecret: IsSecret = isSecretKey): unknown {
  if (typeof value === 'string') return redactText(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return REDACTED;
  if (Array.isArray(value)) return value.map((item) => redactUnknown(item, depth + 1, isSecret));
  const name = nameOf(value);
  const isSecretPair = name !== undefined && isSecret(name);
  return redactRecord(value as Record<string, unknown>, (key, item) =>
    isSecretPair && key === 'value' ? hidden(item) : redactUnder(key, item, depth + 1, isSecret),
  );
}

/** The value of a field by its name. Fields that hold headers or cookies have rules of their own for what is in them. */
export function redactUnder(key: string, value: unknown, depth = 1, isSecret: IsSecret = isSecretKey): unknown {
  if (isSecret(key)) return hidden(value);
  if (/cookies$/i.test(key)) return redactCookies(value);
  if (URL_FIELDS.has(key) && typeof value === 'string') return redactUrl(value);
  return redactUnknown(value, depth, /headers$/i.test(key) ? isSecretHeader : isSecret);
}

/** Every cookie is a secret; its name stays. */
function redactCookies(cookies: unknown): unknown {
  if (Array.isArray(cookies)) return cookies.map(redactCookie);
  if (typeof cookies === 'string') return hidden(cookies);
  if (typeof cookies !== 'object' || cookies === null) return cookies;
  return redactRecord(cookies as Record<string, unknown>, (_name, value) => hidden(value));
}

function redactCookie(cookie: unknown): unknown {
  if (typeof cookie !== 'object' || cookie === null || !('value' in cookie)) return hidden(cookie);
  return { ...(redactUnknown(cookie) as object), value: hidden(cookie.value) };
}

function nameOf(value: object): string | undefined {
  const { name, key = name } = value as { name?: unknown; key?: unknown };
  return typeof key === 'string' ? key : undefined;
}

/** What stands for a secret. Whether something is set at all is none. */
export function hidden(value: unknown): unknown {
  return value === null || value === undefined || typeof value === 'boolean' || value === '' ? value : REDACTED;
}
