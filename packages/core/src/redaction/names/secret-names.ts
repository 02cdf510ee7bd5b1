import { isCredentialName } from './credential-names.js';

const SECRET_HEADERS = new Set([
  'cookie',
  'set-cookie',
  'x-amz-security-token',
  'x-csrftoken',
  'x-forwarded-for',
  'forwarded',
  'x-real-ip',
]);
const SECRET_HEADER_PART = /auth|token|secret|session|credential|(?:api|subscription)-?key|password|signature/;

const KEY_WORDS = new Set(
  (
    'password passwd passphrase passcode passkey pwd pw passwort kennwort wachtwoord contrasena senha secret token apikey auth authorization ' +
    'credential credentials otp totp hotp mfa pin pincode mpin puk mtan cvv cvc ccv csc cvn card ssn iban mnemonic sid sessid jsessionid ' +
    'phpsessid jwt csrf xsrf cookie'
  ).split(' '),
);
/** Matches a part of every secret name. Most names do not match and need no further checks. */
const KEY_HINT =
  /pass|pwd|pw|wort|secret|token|key|auth|cred|otp|[mt2]fa|factor|code|tan|verifier|assertion|saml|phrase|mnemonic|answer|magic|pin|puk|cv[vcn]|ccv|csc|cc|card|karte|ziffer|pr\u00fcf|nummer|geheim|senha|contrase|ssn|iban|sid|sess|jwt|[cx]srf|cookie/i;
/** Matches every text that may contain a secret name. Uses Unicode case folding, which maps some foreign letters to ASCII. */
const NAME_HINT = new RegExp(`${KEY_HINT.source}|state|sig|email|hidden`, 'iu');
const KEY_PAIRS = /^(?:api|access|private|secret|signing|encryption)key/;
const KEY_ENDINGS = /(?:password|passwd|pwd|secret|token|apikey|privatekey|cardnumber|cardno|sessionid)$/;
/** `token_type` or `password_policy` describe a secret without being one. */
const HARMLESS_ENDINGS = new Set(
  (
    'type count counts expires expiry expired ttl length limit required enabled visible at in policy error label placeholder hint method methods ' +
    'brand attempts remaining sent status strength valid verified usage views color colour icon size position width height style theme layout ' +
    'laenge regeln hinweis'
  ).split(' '),
);
/** A pin on a map or a board. */
const HARMLESS_PINS = /^(?:gpio|location|map|marker)pins?$/;

/** Cached results, because events repeat the same few names. */
const known = new Map<string, boolean>();
const KNOWN_MAX = 2_000;
const KNOWN_MAX_CHARS = 64;

const QUERY_WORDS = new Set(['signature', 'sig', 'session', 'email']);
const QUERY_KEYS = new Set(['code', 'state', 'key']);

const AUTH_STORAGE_KEY = /^(?:sb-.{1,100}-auth-token|firebase:authuser|oidc\.user|@@auth0spajs@@|msal\.)/i;

/** Returns whether a header's value is never recorded (the privacy floor). */
export function isSecretHeader(name: string): boolean {
  const lower = name.toLowerCase();
  if (lower === ':authority') return false;
  return SECRET_HEADERS.has(lower) || SECRET_HEADER_PART.test(lower) || isSecretKey(name);
}

/** Returns whether a key of a JSON, form or storage record names a secret. Case, `-` and `_` are ignored. */
export function isSecretKey(key: string): boolean {
  const answer = known.get(key);
  if (answer !== undefined) return answer;
  const isSecret = KEY_HINT.test(key) && isSecretName(key);
  // Labels of pairs contain spaces, and are too varied to cache.
  if (key.length > KNOWN_MAX_CHARS || key.includes(' ')) return isSecret;
  if (known.size >= KNOWN_MAX) known.clear();
  known.set(key, isSecret);
  return isSecret;
}

function isSecretName(key: string): boolean {
  const words = keyWords(key);
  if (words.length > 1 && HARMLESS_ENDINGS.has(words.at(-1)!)) return false;
  const joined = words.join('');
  if (HARMLESS_PINS.test(joined)) return false;
  // Only at the end: `pass_rate` is harmless.
  if (words.at(-1) === 'pass') return true;
  if (words.some((word) => KEY_WORDS.has(word)) || KEY_PAIRS.test(joined) || KEY_ENDINGS.test(joined)) return true;
  return isCredentialName(joined);
}

/** Returns whether a query or fragment parameter names a secret. In HTML, `&amp;` may precede it. */
export function isSecretParameter(name: string): boolean {
  return (
    isSecretKey(name) ||
    QUERY_KEYS.has(name.toLowerCase().replace(/^amp;/, '')) ||
    keyWords(name).some((word) => QUERY_WORDS.has(word))
  );
}

/**
 * Returns whether a text may contain the name of a secret: a key, a parameter or a field type. Most short texts do not.
 */
export function mayNameSecret(text: string): boolean {
  return NAME_HINT.test(text);
}

/** Returns whether a storage key belongs to a known sign-in library, whose complete values are secret. */
export function isAuthStorageKey(key: string): boolean {
  return AUTH_STORAGE_KEY.test(key);
}

/**
 * Splits a name into words: `accessToken`, `access-token` and `ACCESS_TOKEN` become access and token; `AWSSecret` becomes
 * aws and secret.
 */
function keyWords(key: string): string[] {
  return plainLetters(key.slice(0, 200))
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}

const LETTERS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** Transliterates German letters, so that both spellings are one name. */
function plainLetters(key: string): string {
  return key.replace(/[äöüß]/gi, (letter) => LETTERS[letter.toLowerCase()] ?? letter);
}
