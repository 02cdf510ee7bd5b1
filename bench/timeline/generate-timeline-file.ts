import { timelineParts } from './generate-timeline.js';

const CHUNK_BYTES = 65_536;

/** Generates a timeline file of any length, in chunks like those of a network. */
export function generateTimelineFile(count: number): Uint8Array[] {
  const encoder = new TextEncoder();
  const chunks: Uint8Array[] = [];
  let rest = new Uint8Array();
  for (const part of timelineParts(count)) {
    const bytes = Buffer.concat([rest, encoder.encode(part)]);
    let at = 0;
    // Each chunk has its own memory, like those of a network.
    for (; at + CHUNK_BYTES <= bytes.length; at += CHUNK_BYTES)
      chunks.push(Uint8Array.from(bytes.subarray(at, at + CHUNK_BYTES)));
    rest = Uint8Array.from(bytes.subarray(at));
  }
  chunks.push(rest);
  return chunks;
}
