import { redactBase64 } from './redact-base64.js';
import { redactPercentEncoded } from './redact-percent-encoded.js';

/** A value may be a URL that contains encoded values itself. */
const DECODINGS_MAX = 3;
/** Maximum number of slashes after which base64 may begin. */
const SLASHES_MAX = 8;

/** Removes secrets that an encoding hides from the text rules. `redact` handles the decoded text. */
export function redactEncodedValues(text: string, redact: (decoded: string) => string): string {
  return redactLayer(text, 0, SLASHES_MAX);

  function redactLayer(layer: string, decodings: number, slashesMax: number): string {
    if (decodings === DECODINGS_MAX) return layer;
    const redactDecoded = (slashes: number) => (decoded: string) =>
      redact(redactLayer(decoded, decodings + 1, slashes));
    // Decoded base64 is searched without slashes, because the cost would grow with each decoding.
    return redactBase64(redactPercentEncoded(layer, redactDecoded(slashesMax)), redactDecoded(0), slashesMax);
  }
}
