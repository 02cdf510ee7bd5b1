import { redactBase64 } from './redact-base64.js';
import { redactPercentEncoded } from './redact-percent-encoded.js';

/** A value may be a URL that contains encoded values itself. */
const DECODINGS_MAX = 3;
/**
 * Number of path segments before base64. Decoded base64 is searched without a path, because the cost would grow with each
 * decoding.
 */
const SLASHES_MAX = 8;

/** Removes secrets that an encoding hides from the text rules. `redact` handles the decoded text. */
export function redactEncodedValues(
  text: string,
  redact: (decoded: string) => string,
  decodings = 0,
  slashesMax = SLASHES_MAX,
): string {
  if (decodings === DECODINGS_MAX) return text;
  const redactWith = (slashes: number) => (decoded: string) =>
    redact(redactEncodedValues(decoded, redact, decodings + 1, slashes));
  return redactBase64(redactPercentEncoded(text, redactWith(slashesMax)), redactWith(0), slashesMax);
}
