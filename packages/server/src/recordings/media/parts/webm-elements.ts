import type { ByteWindow } from './byte-window.js';
import type { Element } from './ebml.js';

/** Ids of WebM elements. */
export const ID = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  tracks: 0x1654ae6b,
  trackEntry: 0xae,
  trackNumber: 0xd7,
  cluster: 0x1f43b675,
  timestamp: 0xe7,
  simpleBlock: 0xa3,
  blockGroup: 0xa0,
  block: 0xa1,
};
/** Other elements of a segment: index, tags, chapters, attachments, padding, checksums. */
export const BESIDE_CLUSTERS = new Set([
  0x114d9b74,
  0x1c53bb6b,
  0x1254c367,
  0x1043a770,
  0x1941a469,
  0xec,
  0xbf,
  ID.info,
  ID.tracks,
]);
const UNKNOWN_SIZE = Buffer.from('01ffffffffffffff', 'hex');

export type WholeElement = Element & { end: number };

/** Returns whether an element ends within the file. */
export function isWhole(element: Element, window: ByteWindow): element is WholeElement {
  return element.end !== undefined && element.end <= window.size;
}

/** Writes the head of an element, with an unknown size by default. */
export function openElement(id: number, size?: number): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt32BE(id);
  if (size === undefined) return Buffer.concat([head, UNKNOWN_SIZE]);
  const length = Buffer.alloc(8);
  length.writeBigUInt64BE(2n ** 56n + BigInt(size));
  return Buffer.concat([head, length]);
}

export async function readUnsigned(window: ByteWindow, start: number, end: number): Promise<number> {
  const bytes = await window.bytes(start, end - start);
  return bytes.reduce((value, byte) => value * 256 + byte, 0);
}
