import type { ByteWindow } from './byte-window.js';

/** Length of the longest id and size together. */
const HEAD_BYTES = 12;

/** The head of an element of Matroska (RFC 8794). */
export interface Element {
  id: number;
  start: number;
  dataStart: number;
  /** Undefined for an unknown size: the element ends at the first one that cannot be its child. */
  end: number | undefined;
}

/** Reads the head of an element; undefined when it is invalid or incomplete. */
export async function readElement(window: ByteWindow, start: number): Promise<Element | undefined> {
  const head = await window.bytes(start, HEAD_BYTES);
  const idBytes = lengthOfNumber(head[0]);
  if (idBytes > 4 || idBytes >= head.length) return undefined;
  const sizeBytes = lengthOfNumber(head[idBytes]);
  if (sizeBytes > 8 || idBytes + sizeBytes > head.length) return undefined;
  const dataStart = start + idBytes + sizeBytes;
  const size = readNumber(head.subarray(idBytes, idBytes + sizeBytes));
  if (size === undefined) return { id: head.readUIntBE(0, idBytes), start, dataStart, end: undefined };
  if (!Number.isSafeInteger(size)) return undefined;
  return { id: head.readUIntBE(0, idBytes), start, dataStart, end: dataStart + size };
}

/** Reads the elements of a range; undefined when they do not fill it exactly. */
export async function readChildren(window: ByteWindow, start: number, end: number): Promise<Element[] | undefined> {
  const children: Element[] = [];
  for (let at = start; at < end;) {
    const child = await readElement(window, at);
    if (child?.end === undefined || child.end > end) return undefined;
    children.push(child);
    at = child.end;
  }
  return children;
}

/** Length in bytes of a variable-length number, from its first byte; 9 when that is invalid. */
export function lengthOfNumber(first: number | undefined): number {
  return first === undefined || first === 0 ? 9 : Math.clz32(first) - 23;
}

/** Decodes a size; undefined when all bits are set, which means unknown. */
function readNumber(bytes: Buffer): number | undefined {
  let value = bytes[0]! & (0xff >> bytes.length);
  let unknown = value === 0xff >> bytes.length;
  for (const byte of bytes.subarray(1)) {
    unknown &&= byte === 0xff;
    value = value * 256 + byte;
  }
  return unknown ? undefined : value;
}
