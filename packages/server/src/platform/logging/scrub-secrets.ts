// Each pattern runs in linear time: it begins with fixed characters, and the rest stops where the pattern could begin again.

/** Words and dotted names, including JSON Web Tokens. */
const DOTTED = /[\w.-]+/g;
const JWT_START = /\beyJ[\w-]/;
const OWN_TOKEN = /\bfl_[\w-]{8,}/g;
const CREDENTIALS = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;
const USER_INFO = /(:\/\/)[^\s/?#]+@/g;
const SECRET_PARAMETER = /((?:token|secret|\b(?:code|code_verifier|state|nonce|signature|password))=)[^\s&#"']+/gi;

const REDACTED = '[redacted]';

/** Replaces text that looks like a credential, for the log. */
export function scrubSecrets(text: string): string {
  return text
    .replace(DOTTED, withoutJwt)
    .replace(OWN_TOKEN, REDACTED)
    .replace(CREDENTIALS, `$1 ${REDACTED}`)
    .replace(USER_INFO, `$1${REDACTED}@`)
    .replace(SECRET_PARAMETER, `$1${REDACTED}`);
}

/** Removes everything after the prefix of a token in the same word. */
function withoutJwt(word: string): string {
  const start = word.search(JWT_START);
  return start !== -1 && word.includes('.', start) ? word.slice(0, start) + REDACTED : word;
}
