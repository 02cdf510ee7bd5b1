import { BODY_MAX_BYTES, capText, CONSOLE_MAX_BYTES, FRAME_MAX_BYTES, STACK_MAX_BYTES } from './cap-text.js';
import { secretNamesAmong } from '../names/exchange-names.js';
import { isPairName, isPairValue, namesSecret, type IsSecret } from '../names/pair-names.js';
import { redactBody } from './redact-body.js';
import { redactJsonText } from './redact-json-text.js';
import { redactRecord } from '../names/redact-name.js';
import { redactLogText } from '../text/redact-text.js';
import { redactUrl } from '../redact-url.js';
import { REDACTED } from '../redacted.js';
import { isSecretHeader, isSecretKey } from '../names/secret-names.js';

const MAX_DEPTH = 32;
/** Fields that hold an address, which may be relative or of an app. */
const URL_FIELD = /(?:ur[il]|href|src|referr?er|filename|source_?file)$/i;
const BODY_FIELD = /(?:body|post_?data|payload|payload_?data)$/i;
const STACK_FIELD = /stack(?:_?trace)?$/i;
const MESSAGE_FIELD = /^(?:message|text|args?|arguments|log|line)$/i;

/**
 * Redacts a parsed value that has no rule of its own: removes values of secret keys, and treats texts as program output.
 * Removes everything below 32 levels.
 */
export function redactUnknown(value: unknown, depth = 0, isSecret: IsSecret = isSecretKey, field = ''): unknown {
  if (typeof value === 'string') return redactUnknownText(field, value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return REDACTED;
  if (Array.isArray(value)) {
    const isSecretHere = value.some(isObject) ? secretNamesAmong(value.flatMap(namesOf), isSecret) : isSecret;
    return value.map((item) => redactUnknown(item, depth + 1, isSecretHere, field));
  }
  const record = value as Record<string, unknown>;
  const isSecretHere = secretNamesAmong(Object.keys(record), isSecret);
  const isSecretPair = namesOneSecret(record, isSecretHere);
  return redactRecord(record, (key, item) =>
    isSecretPair && isPairValue(key) ? hidden(item) : redactUnder(key, item, depth + 1, isSecretHere),
  );
}

/** Redacts the value of a field according to its name. Fields with headers or cookies have rules of their own. */
export function redactUnder(key: string, value: unknown, depth = 1, isSecret: IsSecret = isSecretKey): unknown {
  if (isSecret(key)) return hidden(value);
  if (/cookies$/i.test(key)) return redactCookies(value);
  return redactUnknown(value, depth, /headers$/i.test(key) ? isSecretHeader : isSecret, key);
}

/**
 * Redacts a text according to the name of its field: with the rules for addresses and bodies if they apply, otherwise with
 * those for logs. Always truncates.
 */
function redactUnknownText(field: string, text: string): string {
  const rule = ruleOf(field);
  if (rule === 'url') return capText(redactUrl(text), FRAME_MAX_BYTES);
  return rule === 'body' ? redactBody('', text, BODY_MAX_BYTES) : redactLog(text, rule);
}

type Rule = 'url' | 'body' | number;

/** Cache of the rules of fields, because events repeat the same few names. */
const rules = new Map<string, Rule>();
const RULES_MAX = 1_000;

function ruleOf(field: string): Rule {
  const known = rules.get(field);
  if (known !== undefined) return known;
  const rule = ruleByName(field);
  if (rules.size >= RULES_MAX) rules.clear();
  rules.set(field, rule);
  return rule;
}

/** A number is the maximum size of a log text, in bytes. */
function ruleByName(field: string): Rule {
  if (URL_FIELD.test(field)) return 'url';
  if (BODY_FIELD.test(field)) return 'body';
  if (MESSAGE_FIELD.test(field)) return CONSOLE_MAX_BYTES;
  return STACK_FIELD.test(field) ? STACK_MAX_BYTES : FRAME_MAX_BYTES;
}

/** Redacts program output and truncates it to `maxBytes`. All of it may be JSON. */
function redactLog(text: string, maxBytes: number): string {
  return capText(redactLogText(/^\s*[[{]/.test(text) ? redactJsonText(text, isSecretKey) : text), maxBytes);
}

/** Returns whether a record is a pair such as `{field: 'pin', value: 1}` with the name of a secret. */
function namesOneSecret(record: Readonly<Record<string, unknown>>, isSecret: IsSecret): boolean {
  for (const key in record) {
    const text = record[key];
    if (typeof text === 'string' && isPairName(key) && namesSecret(key, text, isSecret)) return true;
  }
  return false;
}

/** Returns the names in a list of pairs. */
function namesOf(item: unknown): string[] {
  if (!isObject(item)) return [];
  const { name, key = name } = item as { name?: unknown; key?: unknown };
  return typeof key === 'string' ? [key] : [];
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Every cookie value is a secret; the name is kept. */
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

/** Replaces a secret. Its presence may be known, so empty values stay. */
export function hidden(value: unknown): unknown {
  return value === null || value === undefined || typeof value === 'boolean' || value === '' ? value : REDACTED;
}
