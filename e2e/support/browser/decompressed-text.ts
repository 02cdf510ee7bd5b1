import { gunzipSync } from 'node:zlib';

const GZIP = Buffer.from([0x1f, 0x8b]);

/** Returns bytes as text, unpacked when they are gzip. */
export function decompressedText(bytes: Buffer): string {
  return (bytes.subarray(0, 2).equals(GZIP) ? gunzipSync(bytes) : bytes).toString();
}
