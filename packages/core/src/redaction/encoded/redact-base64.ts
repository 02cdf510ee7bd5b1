import { REDACTED } from '../redacted.js';

/** Long enough for the shortest secret, a social security number. */
const RUN = /(?<![\w+/-])[\w+/-]{15,}={0,2}/g;
/** Characters that do not occur in texts but soon occur in most other data. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const NO_TEXT = /[\0-\x08\x0e-\x1f\x7f]/;
const TEXT_MIN_CHARS = 9;
const HEAD_CHARS = 16;
/** Maximum length of base64 after a path, so that the cost stays proportional to the text. */
const BEHIND_PATH_MAX_CHARS = 1024;

/**
 * Removes base64-encoded texts that contain secrets, in the alphabets of MIME and of URLs. Other base64 is kept. Base64 may
 * contain slashes itself, so it may begin after any of the first few slashes.
 */
export function redactBase64(text: string, redact: (decoded: string) => string, slashesMax: number): string {
  return text.replace(RUN, (run) => {
    if (holdsSecret(run, redact)) return REDACTED;
    let start = 0;
    for (let slashes = 0; slashes < slashesMax; slashes += 1) {
      start = run.indexOf('/', start) + 1;
      if (start === 0) break;
      if (holdsSecret(run.slice(start, start + BEHIND_PATH_MAX_CHARS), redact)) return run.slice(0, start) + REDACTED;
    }
    return run;
  });
}

function holdsSecret(base64: string, redact: (decoded: string) => string): boolean {
  const text = textOf(base64);
  return text !== undefined && redact(text) !== text;
}

/** Decodes the text at the beginning of base64; undefined if it is not text. */
function textOf(base64: string): string | undefined {
  if (NO_TEXT.test(decode(base64.slice(0, HEAD_CHARS)))) return undefined;
  const [text = ''] = decode(base64).split(NO_TEXT, 1);
  return text.length < TEXT_MIN_CHARS ? undefined : text;
}

function decode(base64: string): string {
  const letters = base64.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
  // A single letter does not encode a byte.
  return atob(letters.length % 4 === 1 ? letters.slice(0, -1) : letters);
}
