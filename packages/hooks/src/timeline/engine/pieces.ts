/** Scanned in a few milliseconds on a slow machine. */
const PIECE_BYTES = 128 * 1024;

/** Views of the bytes, one after another, so that something can be said or done between them. */
export function* pieces(bytes: Uint8Array<ArrayBuffer>): Generator<Uint8Array<ArrayBuffer>> {
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) yield bytes.subarray(start, start + PIECE_BYTES);
}
