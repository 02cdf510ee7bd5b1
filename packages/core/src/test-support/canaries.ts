/** Fictitious secrets whose leaks a search can find. None of them grants access to anything. */

/** Part of every canary with letters; the rest distinguishes canaries. */
const TAG = 'Kq7Z';
const BANK = '13577531';
const CARD_START = '49291357';
const SOCIAL_SECURITY_START = '524-71';

interface CanaryKind {
  name: string;
  make: (id: CanaryId) => string;
}

interface CanaryId {
  /** Letters and digits: the tag and a number. */
  word: string;
  number: number;
}

const base64 = (text: string) => btoa(text);
const base64Url = (text: string) => base64(text).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');

/** Prefixes are joined at run time, so that secret scanners do not report them. */
const issued = (...prefix: string[]) => prefix.join('');

export const CANARY_KINDS: readonly CanaryKind[] = [
  {
    name: 'JSON web token',
    make: ({ word }) =>
      `${base64Url('{"alg":"HS256","typ":"JWT"}')}.${base64Url(`{"sub":"${word}"}`)}.${word}c2lnbmF0dXJl`,
  },
  { name: 'bearer token', make: ({ word }) => `Bearer ${word}0token0value0` },
  { name: 'basic credentials', make: ({ word }) => `Basic ${base64(`ada:${word}`)}` },
  { name: 'userinfo', make: ({ word }) => `https://ada:${word}@a.example/cart` },
  { name: 'private key', make: ({ word }) => pem('PRIVATE KEY', word) },
  { name: 'RSA private key', make: ({ word }) => pem('RSA PRIVATE KEY', word) },
  { name: 'GitHub token', make: ({ word }) => `${issued('gh', 'p_')}${word}012345678901234567890123456789` },
  { name: 'fine-grained GitHub token', make: ({ word }) => `${issued('github', '_pat_')}${word}0123456789_0123456789` },
  { name: 'GitLab token', make: ({ word }) => `${issued('gl', 'pat-')}${word}0123456789ab` },
  { name: 'Slack token', make: ({ word }) => `${issued('xo', 'xb-')}${word}-0123456789` },
  { name: 'Stripe key', make: ({ word }) => `${issued('sk', '_live_')}${word}0123456789` },
  { name: 'AWS key', make: ({ word }) => `${issued('AK', 'IA')}${word.toUpperCase()}01234567` },
  { name: 'Google key', make: ({ word }) => `${issued('AI', 'za')}${word}0123456789012345678901234567` },
  { name: 'Google token', make: ({ word }) => `${issued('ya', '29.')}${word}0123456789abcdef` },
  { name: 'npm token', make: ({ word }) => `${issued('np', 'm_')}${word}0123456789012345678901234567` },
  { name: 'SendGrid key', make: ({ word }) => `${issued('S', 'G.')}0123456789abcdef.${word}0123456789abcdef` },
  { name: 'key of a model', make: ({ word }) => `${issued('s', 'k-')}${word}0123456789abcdef` },
  { name: 'FlowLens token', make: ({ word }) => `${issued('fl', '_rec_')}${word}0123456789abcdef` },
  { name: 'card with spaces', make: ({ number }) => card(number).replace(/\d{4}(?=\d)/g, '$& ') },
  { name: 'card with dashes', make: ({ number }) => card(number).replace(/\d{4}(?=\d)/g, '$&-') },
  { name: 'card', make: ({ number }) => card(number) },
  { name: 'IBAN', make: ({ number }) => iban(number) },
  { name: 'IBAN with spaces', make: ({ number }) => iban(number).replace(/.{4}(?=.)/g, '$& ') },
  {
    name: 'social security number',
    make: ({ number }) => `${SOCIAL_SECURITY_START}-${String((number % 9_000) + 1_000)}`,
  },
  { name: 'share link', make: ({ word }) => `https://a.example/shared/flow/${word}0123456789abcdef` },
  { name: 'webhook', make: ({ word }) => `https://hooks.slack.com/services/T024BE7LD/B024BE7LH/${word}a1b2c3` },
  { name: 'reset link', make: ({ word }) => `https://a.example/reset-password/${word}a1b2c3` },
  { name: 'password in JSON', make: ({ word }) => `{"user":"ada","password":"${word}"}` },
  { name: 'PIN in JSON in JSON', make: ({ word }) => JSON.stringify({ data: `{"pin":"${word}"}` }) },
  { name: 'pair with a PIN', make: ({ word }) => `{"name":"pin","value":"${word}"}` },
  { name: 'password in an object', make: ({ word }) => `{user: 'ada', password: '${word}'}` },
  { name: 'password in a form', make: ({ word }) => `user=ada&password=${word}` },
  { name: 'token in a query', make: ({ word }) => `https://a.example/cb?access_token=${word}&page=2` },
  { name: 'token in a fragment', make: ({ word }) => `https://a.example/cb#id_token=${word}` },
  { name: 'cookie', make: ({ word }) => `Set-Cookie: sid=${word}; Path=/` },
  { name: 'headers', make: ({ word }) => `GET /cart HTTP/1.1\r\nX-Api-Key: ${word}\r\nAccept: */*` },
  { name: 'attribute', make: ({ word }) => `<login user="ada" password="${word}"/>` },
];

/** Notations in which programs embed a text in another. */
export const CANARY_FORMS: readonly { name: string; write: (text: string) => string }[] = [
  { name: 'raw', write: (text) => text },
  { name: 'base64', write: base64 },
  { name: 'percent-encoded', write: encodeURIComponent },
  { name: 'in JSON', write: (text) => JSON.stringify({ note: text }) },
  { name: 'in JSON in JSON', write: (text) => JSON.stringify({ note: JSON.stringify({ note: text }) }) },
];

export interface Canary {
  kind: string;
  form: string;
  text: string;
}

/** Creates a canary of each kind in each notation, counting from a number. */
export function makeCanaries(firstNumber = 0): Canary[] {
  return CANARY_KINDS.flatMap(({ name: kind, make }, index) => {
    const number = firstNumber + index;
    const secret = make({ number, word: TAG + number.toString(36).padStart(4, '0') });
    return CANARY_FORMS.map(({ name: form, write }) => ({ kind, form, text: write(secret) }));
  });
}

const GAP = String.raw`(?:[\s+-]|%20|%2D|\\u00a0)?`;
const SIGHTING = new RegExp(
  [
    TAG,
    TAG.toUpperCase(),
    `${CARD_START.slice(0, 4)}${GAP}${CARD_START.slice(4)}`,
    [...BANK].join(GAP),
    // Compared as a whole, because random ids sometimes contain its first digits.
    String.raw`${SOCIAL_SECURITY_START}-\d{4}`,
    ...[TAG, TAG.toUpperCase(), '49291357', '4929 1357', '4929-1357', BANK, '1357 7531', SOCIAL_SECURITY_START].flatMap(
      base64Cores,
    ),
  ].join('|'),
  'g',
);
const BASE64 = /[\w+/-]{16,}/g;
const CONTEXT_CHARS = 60;
const SIGHTINGS_MAX = 20;

/** Finds canaries in a text, plain and in base64, and returns each with its context. */
export function findCanaries(text: string): string[] {
  const sightings: string[] = [];
  for (const { index } of text.matchAll(SIGHTING)) {
    sightings.push(text.slice(Math.max(0, index - CONTEXT_CHARS), index + CONTEXT_CHARS));
    if (sightings.length === SIGHTINGS_MAX) return sightings;
  }
  // Credentials of the scheme Basic are base64 already, so a second encoding hides them.
  for (const [run] of text.matchAll(BASE64)) if (decoded(run).search(SIGHTING) >= 0) sightings.push(run);
  return sightings;
}

function decoded(run: string): string {
  return atob(
    run
      .replaceAll('-', '+')
      .replaceAll('_', '/')
      .slice(0, run.length - (run.length % 4)),
  );
}

/** Returns the base64 forms of a text at every alignment, without the letters that depend on its neighbours. */
function base64Cores(text: string): string[] {
  return ['', 'x', 'xx'].map((before) => {
    const encoded = base64(before + text);
    const start = Math.ceil((before.length * 8) / 6);
    const end = Math.floor(((before.length + text.length) * 8) / 6);
    return encoded.slice(start, end).replace(/[+/]/g, '\\$&');
  });
}

function pem(label: string, word: string): string {
  return `-----BEGIN ${label}-----\nMIIEvQIBADAN${word}\n-----END ${label}-----`;
}

function card(number: number): string {
  const digits = CARD_START + String(number).padStart(7, '0');
  return digits + [...'0123456789'].find((last) => luhnSum(digits + last) % 10 === 0);
}

function luhnSum(digits: string): number {
  return [...digits].reverse().reduce((sum, digit, place) => {
    const value = Number(digit) * ((place % 2) + 1);
    return sum + (value > 9 ? value - 9 : value);
  }, 0);
}

function iban(number: number): string {
  const account = BANK + String(number).padStart(10, '0');
  // Germany's letters as numbers, and check digits of 0.
  const check = 98n - (BigInt(`${account}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${account}`;
}
