import type { EventLines } from './recording-files.js';

const LINE_BREAK = 10;

/** Reads bytes from a position on; fewer at the end of the file. */
type ReadBytes = (startByte: number, endByte: number) => Promise<Uint8Array<ArrayBuffer>>;

/** Whole lines from a byte on: as many as fit into `maxBytes`, or a single longer one. A cut line at the end is left out. */
export async function readWholeLines(read: ReadBytes, startByte: number, maxBytes: number): Promise<EventLines> {
  for (let size = maxBytes; ; size *= 2) {
    const bytes = await read(startByte, startByte + size);
    // Only the first line may exceed the limit.
    const end = size === maxBytes ? bytes.lastIndexOf(LINE_BREAK) : bytes.indexOf(LINE_BREAK);
    if (end >= 0) return { lines: new TextDecoder().decode(bytes.subarray(0, end + 1)), endByte: startByte + end + 1 };
    if (bytes.length < size) return { lines: '', endByte: startByte };
  }
}
