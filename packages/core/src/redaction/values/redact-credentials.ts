import { redactTokenPaths } from './redact-token-paths.js';
import { REDACTED, SECRET_START } from '../redacted.js';

const SCHEME = /\b(bearer|basic)((?:[ \t+]|%20){1,8})([\w.~+/=-]+)/gi;
/** Up to the last `@`, because a password may contain one. JSON may escape the slashes. */
const USERINFO = /(?<=:\\{0,8}\/\\{0,8}\/)[^\s/?#"'<>]{1,1024}@/g;
const PEM_START = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const PEM_END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const COOKIE_LINE = /\b((?:set-)?cookie["']?\s{0,4}[:=]\s{0,4}["']?)[\w.$-]{1,64}=[^\r\n"']{1,4096}/gi;
/** FlowLens share links, whose path contains the access token. */
const SHARE_LINK =
  /(\/shared\\{0,8}\/flow\\{0,8}\/|\/flowlens\\{0,8}\/shared\\{0,8}\/(?:invitation\\{0,8}\/)?)[\w-]{16,}/g;

const ISSUED = new RegExp(
  `${SECRET_START}(?:${[
    'gh[oprsu]_[A-Za-z0-9]{20,}',
    'github_pat_\\w{20,}',
    'glpat-[\\w-]{16,}',
    '(?:xox[abeprs]|xapp)-[\\w-]{10,}',
    '[rs]k_(?:live|test)_[A-Za-z0-9]{10,}',
    '(?:AKIA|ASIA)[A-Z0-9]{16}(?![A-Za-z0-9])',
    'AIza[\\w-]{30,}',
    'ya29\\.[\\w-]{16,}',
    'npm_[A-Za-z0-9]{30,}',
    'SG\\.[\\w-]{16,256}\\.[\\w-]{16,}',
  ].join('|')})`,
  'g',
);
/** Prefixes so short that ordinary words share them. */
const ISSUED_SHORT = new RegExp(`${SECRET_START}(?:sk-|fl_)[\\w-]{16,}`, 'g');
/**
 * Telegram tokens, which occur in paths, and Google's sign-in code. Separate from the others, whose search is fast only for
 * long prefixes.
 */
const BOT_TOKEN = /bot\d{6,12}(?::|%3A)[\w-]{30,}/g;
const SIGN_IN_CODE = /(?<![\w/])4\/0[\w-]{20,}/g;

/**
 * Removes credentials: authorization schemes, userinfo of URLs, private keys, tokens with a known prefix or in the path of
 * a link, share links, cookie lines.
 */
export function redactCredentials(text: string): string {
  const withoutPaths = redactTokenPaths(redactShortPrefixes(redactPrivateKeys(text)));
  const withoutSchemes = withoutPaths.replace(SCHEME, (whole: string, scheme: string, gap: string, value: string) =>
    isSchemeValue(scheme, value) ? `${scheme}${gap}${REDACTED}` : whole,
  );
  return redactUserinfo(withoutSchemes)
    .replace(ISSUED, REDACTED)
    .replace(SHARE_LINK, `$1${REDACTED}`)
    .replace(COOKIE_LINE, `$1${REDACTED}`);
}

function redactUserinfo(text: string): string {
  if (!text.includes('@')) return text;
  return text.replace(USERINFO, (userinfo) => (userinfo === 'git@' ? userinfo : `${REDACTED}@`));
}

/** Searches for the prefixes first, because most texts have none and the pattern tries every letter. */
function redactShortPrefixes(text: string): string {
  let kept = text;
  if (kept.includes('sk-') || kept.includes('fl_'))
    kept = kept.replace(ISSUED_SHORT, (token) => (looksRandom(token) ? REDACTED : token));
  if (kept.includes('4/0')) kept = kept.replace(SIGN_IN_CODE, REDACTED);
  return kept.includes('bot') ? kept.replace(BOT_TOKEN, REDACTED) : kept;
}

/** Removes an incomplete key up to the end of the text. */
function redactPrivateKeys(text: string): string {
  let kept = '';
  let from = 0;
  for (const { index } of text.matchAll(PEM_START)) {
    if (index < from) continue;
    PEM_END.lastIndex = index;
    const end = PEM_END.exec(text);
    kept += text.slice(from, index) + REDACTED;
    from = end ? PEM_END.lastIndex : text.length;
  }
  PEM_END.lastIndex = 0;
  return kept + text.slice(from);
}

/** "Basic plan" and "bearer of news" are prose. */
function isSchemeValue(scheme: string, value: string): boolean {
  if (scheme.toLowerCase() === 'bearer') return value.length >= 20 || (value.length >= 8 && /\d/.test(value));
  try {
    return atob(value.replace(/=+$/, '')).includes(':');
  } catch {
    return false;
  }
}

function looksRandom(token: string): boolean {
  const body = token.slice(3);
  return /\d/.test(body) || (/[A-Z]/.test(body) && /[a-z]/.test(body));
}
