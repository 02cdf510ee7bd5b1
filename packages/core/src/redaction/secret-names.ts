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
  'password passwd passphrase pwd secret token apikey auth authorization credential credentials otp pin cvv cvc card ssn iban passcode sid sessid jsessionid phpsessid jwt csrf xsrf cookie'.split(
    ' ',
  ),
);
/** In all of these. Most names have none, and need no closer look. */
const KEY_HINT = /pass|pwd|secret|token|key|auth|cred|otp|pin|cv[vc]|card|ssn|iban|sid|sess|jwt|[cx]srf|cookie/i;
const KEY_PAIRS = /^(?:api|access|private|secret|signing|encryption)key/;
const KEY_ENDINGS = /(?:password|passwd|pwd|secret|token|apikey|privatekey|cardnumber|cardno|sessionid)$/;
/** `token_type` or `password_policy` say something about a secret without being one. */
const HARMLESS_ENDINGS = new Set(
  'type count counts expires expiry expired ttl length limit required enabled visible at in policy error label placeholder hint method brand'.split(
    ' ',
  ),
);

const QUERY_WORDS = new Set(['signature', 'sig', 'session', 'email']);
const QUERY_KEYS = new Set(['code', 'state', 'key']);

const SECRET_AUTOCOMPLETE = /\b(?:current-password|new-password|one-time-code|cc-[a-z-]+)\b/i;

const AUTH_STORAGE_KEY = /^(?:sb-.{1,100}-auth-token|firebase:authuser|oidc\.user|@@auth0spajs@@|msal\.)/i;

/** Whether a header's value is never recorded (the privacy floor). */
export function isSecretHeader(name: string): boolean {
  const lower = name.toLowerCase();
  if (lower === ':authority') return false;
  return SECRET_HEADERS.has(lower) || SECRET_HEADER_PART.test(lower) || isSecretKey(name);
}

/** Whether the value under this key of a JSON, form or storage record is a secret by its name. Case, `-` and `_` do not matter. */
export function isSecretKey(key: string): boolean {
  if (!KEY_HINT.test(key)) return false;
  const words = keyWords(key);
  if (words.length > 1 && HARMLESS_ENDINGS.has(words.at(-1)!)) return false;
  const joined = words.join('');
  // Only at the end: a `pass_rate` is none.
  if (words.at(-1) === 'pass') return true;
  return words.some((word) => KEY_WORDS.has(word)) || KEY_PAIRS.test(joined) || KEY_ENDINGS.test(joined);
}

/** Whether the value of this query or fragment parameter is a secret by its name. In HTML, `&amp;` may stand before it. */
export function isSecretParameter(name: string): boolean {
  return (
    isSecretKey(name) ||
    QUERY_KEYS.has(name.toLowerCase().replace(/^amp;/, '')) ||
    keyWords(name).some((word) => QUERY_WORDS.has(word))
  );
}

/** Whether a storage key belongs to a known sign-in library, whose values are secrets as a whole. */
export function isAuthStorageKey(key: string): boolean {
  return AUTH_STORAGE_KEY.test(key);
}

/** Whether fields of a type are secret whatever anybody sets (the privacy floor). */
export function isSecretType(type: string): boolean {
  return /^(?:password|hidden)$/i.test(type);
}

/** Whether fields are, by what the page lets a browser fill in there. */
export function isSecretAutocomplete(autocomplete: string): boolean {
  return SECRET_AUTOCOMPLETE.test(autocomplete);
}

/** `accessToken`, `access-token` and `ACCESS_TOKEN` are the words access and token; `AWSSecret` is aws and secret. */
function keyWords(key: string): string[] {
  return key
    .slice(0, 200)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
}
