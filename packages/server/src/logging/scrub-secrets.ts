const JWT = /\beyJ[\w-]+\.[\w-]+(?:\.[\w-]*)?/g;
const OWN_TOKEN = /\bfl_[\w-]{8,}/g;
const CREDENTIALS = /\b(Bearer|Basic)\s+[\w.~+/=-]+/gi;
const USER_INFO = /(\b[a-z][a-z\d+.-]*:\/\/)[^\s/@]+@/gi;
const SECRET_PARAMETER =
  /\b((?:[\w-]*token|code|code_verifier|state|nonce|signature|[\w-]*secret|password)=)[^\s&#"']+/gi;

const REDACTED = '[redacted]';

/** Takes what looks like a credential out of a text that goes to the log. */
export function scrubSecrets(text: string): string {
  return text
    .replace(JWT, REDACTED)
    .replace(OWN_TOKEN, REDACTED)
    .replace(CREDENTIALS, `$1 ${REDACTED}`)
    .replace(USER_INFO, `$1${REDACTED}@`)
    .replace(SECRET_PARAMETER, `$1${REDACTED}`);
}
