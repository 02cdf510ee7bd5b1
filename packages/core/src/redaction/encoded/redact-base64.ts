import { REDACTED } from '../redacted.js';

/** Long enough for the shortest secret, a social security number. */
const RUN = /(?<![\w+/-])[\w+/-]{15,}={0,2}/g;
/** Signs that texts do not have, and most other data has soon. */
// eslint-disable-next-line no-control-regex -- they are what is looked for
const NO_TEXT = /[\0-\x08\x0e-\x1f\x7f]/;
const TEXT_MIN_CHARS = 9;
const HEAD_CHARS = 16;
/** Of base64 behind a path, so that the cost stays in proportion to the text. */
const BEHIND_PATH_MAX_CHARS = 1024;

/**
 * Removes base64 of texts with secrets, in the alphabets of MIME and of URLs. Base64 of other data stays. It may begin behind one of
 * so many slashes, which base64 has too.
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

/** The text that base64 begins with; undefined when it is none. */
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
