import { isPairName, isPairValue, namesSecret, type IsSecret } from './names/pair-names.js';
import { redactJsonText } from './bodies/redact-json-text.js';
import { redactSecretValues } from './values/redact-secret-values.js';
import { REDACTED } from './redacted.js';
import { rememberPlain } from './remember-plain.js';
import { isSecretKey, isSecretParameter, mayNameSecret } from './names/secret-names.js';

const PATH_PARAMETER = /;([\w.-]{1,64})=[^;/]+/g;
/** Maximum depth of URLs within parameters of URLs. */
const NESTED_MAX_DEPTH = 3;

/**
 * Removes userinfo and the values of secret query and fragment parameters from an absolute or relative URL. The keys are
 * kept.
 */
export const redactUrl = rememberPlain((url) => redactSecretValues(redactUrlParameters(url)));

/** Returns whether a text may have a URL parameter with a secret name. Encoded and escaped names count as possible. */
export function mayHaveSecretParameter(text: string): boolean {
  return /[=\\]/.test(text) && (/[%+\\]/.test(text) || mayNameSecret(text));
}

/** Redacts only the parameters; the rest of the URL stays as written. */
export function redactUrlParameters(url: string, nesting = 0): string {
  if (!mayHaveSecretParameter(url)) return url;
  const [, path = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(url) ?? [undefined, url];
  return redactPath(path) + redactBehind(query, nesting) + redactFragment(fragment, nesting);
}

/**
 * Redacts `name=value` pairs joined by `&`, as in a query or a form body. A value may be a URL or JSON with secrets of its
 * own.
 */
export function redactPairs(pairs: string, isSecret: IsSecret, nesting = 0): string {
  const named = /val/i.test(pairs) ? secretPlaces(pairs, isSecret) : undefined;
  return pairs
    .split('&')
    .map((pair) => {
      const [name = ''] = pair.split('=', 1);
      const value = pair.slice(name.length + 1);
      if (value === '') return pair;
      const key = decoded(name);
      const isHidden = isSecret(key) || (named?.size && isPairValue(lastPart(key)) && named.has(placeOf(key)));
      return `${name}=${isHidden ? REDACTED : redactNested(value, nesting)}`;
    })
    .join('&');
}

/** Returns the positions at which pairs such as `fields[0][name]=pin&fields[0][value]=1` name a secret. */
function secretPlaces(pairs: string, isSecret: IsSecret): ReadonlySet<string> {
  const places = new Set<string>();
  for (const pair of pairs.split('&')) {
    const [name = ''] = pair.split('=', 1);
    const key = decoded(name);
    const last = lastPart(key);
    if (isPairName(last) && namesSecret(last, decoded(pair.slice(name.length + 1)), isSecret)) places.add(placeOf(key));
  }
  return places;
}

/** `value` of `fields[0][value]`. */
function lastPart(key: string): string {
  return /([\w-]{1,40})\]?$/.exec(key)?.[1] ?? key;
}

/** `fields[0]` of `fields[0][value]`. */
function placeOf(key: string): string {
  return key.replace(/[[.]?[\w-]{1,40}\]?$/, '');
}

function redactNested(value: string, nesting: number): string {
  if (nesting >= NESTED_MAX_DEPTH) return value;
  const plain = decoded(value);
  const redacted = /^\s*[[{]/.test(plain)
    ? redactJsonText(plain, isSecretKey)
    : redactUrlParameters(plain, nesting + 1);
  if (redacted === plain) return value;
  return plain === value ? redacted : encodeURIComponent(redacted).replaceAll(encodeURIComponent(REDACTED), REDACTED);
}

function redactPath(path: string): string {
  return path.replace(PATH_PARAMETER, (whole, name: string) =>
    isSecretParameter(name) ? `;${name}=${REDACTED}` : whole,
  );
}

function redactBehind(part: string, nesting: number): string {
  return part.slice(0, 1) + redactPairs(part.slice(1), isSecretParameter, nesting);
}

/** Redacts a fragment, which holds parameters (`#access_token=…`), a route with its own query (`#/done?code=…`), or both. */
function redactFragment(fragment: string, nesting: number): string {
  const route = fragment.indexOf('?');
  if (route < 0) return redactBehind(fragment, nesting);
  return redactBehind(fragment.slice(0, route), nesting) + redactBehind(fragment.slice(route), nesting);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch {
    return text;
  }
}
