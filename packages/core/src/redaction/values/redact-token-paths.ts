import { REDACTED } from '../redacted.js';

/** A slash as in an address, in JSON that escapes it, or in a parameter. */
const SLASH = String.raw`(?:\\{0,8}/|%(?:25){0,2}2f)`;
const SEGMENT = String.raw`(?:[\w.~@+=-]|%(?!(?:25){0,2}2f)[0-9a-f]{2}){1,512}`;
const PATH = new RegExp(`(?:${SLASH}${SEGMENT}){2,40}`, 'gi');
const PATH_SLASH = new RegExp(`(${SLASH})`, 'i');

/** Names of pages that links in e-mails open, in English and German. */
const LINK =
  /activat|aktivier|bestaetig|best%c3%a4tig|confirm|einladung|invit|magic|passwor[dt]|recover|reset|unlock|unsubscribe|verif|zuruecksetz/i;
const NAMED_TOKEN = /^(?:key|otp|secret|token)$/i;
const LINK_REACH = 2;
const HOOK = /hooks?(?:b2)?(?![a-z])/i;
const WORTH_A_LOOK = new RegExp(`${LINK.source}|${HOOK.source}|key|otp|secret|token`, 'i');

const FILE =
  /\.(?:[cm]?[jt]sx?|css|html?|json|map|md|php|aspx?|xml|txt|pdf|png|jpe?g|gif|svg|webp|avif|ico|woff2?|mp4|webm|vue|svelte)$/i;
const TOKEN_MIN_CHARS = 6;

/** Removes tokens from paths that grant access by themselves: webhooks, and links to reset, verify, accept or sign in. */
export function redactTokenPaths(text: string): string {
  if (!text.includes('/') && !text.includes('%2')) return text;
  return text.replace(PATH, (path) => (WORTH_A_LOOK.test(path) ? redactSegments(path) : path));
}

function redactSegments(path: string): string {
  let reach = 0;
  let takesDigits = false;
  const pieces = path.split(PATH_SLASH);
  for (let at = 2; at < pieces.length; at += 2) {
    const segment = pieces[at]!;
    if (reach > 0 && (looksIssued(segment, reach) || (takesDigits && /^\d{4,8}$/.test(segment)))) pieces[at] = REDACTED;
    else if (HOOK.test(segment)) reach = Infinity;
    else if (LINK.test(segment) || NAMED_TOKEN.test(segment)) {
      reach = Math.max(reach, LINK_REACH + 1);
      takesDigits = /verif|otp/i.test(segment);
    }
    reach -= 1;
  }
  return pieces.join('');
}

/**
 * Returns whether a program generated the segment, because letters alternate with digits or lower with upper case. In a
 * webhook, one alternation is enough.
 */
function looksIssued(segment: string, reach: number): boolean {
  if (segment.length < TOKEN_MIN_CHARS || FILE.test(segment)) return false;
  return segment.split(/[-_.~@+=]/).some((part) => {
    const turns = part.match(/\d(?=[a-z])|[a-z](?=\d)/gi)?.length ?? 0;
    if (turns >= 2 || (turns === 1 && (part.length >= 12 || reach === Infinity))) return true;
    return part.length >= 16 && (part.match(/[a-z](?=[A-Z])/g)?.length ?? 0) >= 4;
  });
}
