import type { EventLines } from './recording-files.js';

const LINE_BREAK = 10;

/** Reads bytes from a position; fewer at the end of the file. */
type ReadBytes = (startByte: number, endByte: number) => Promise<Uint8Array<ArrayBuffer>>;

/**
 * Returns complete lines from a position: as many as fit into `maxBytes`, or a single longer one. Omits a truncated
 * line at the end.
 */
export async function readWholeLines(read: ReadBytes, startByte: number, maxBytes: number): Promise<EventLines> {
  for (let size = maxBytes; ; size *= 2) {
    const bytes = await read(startByte, startByte + size);
    // Only the first line may exceed the limit.
    const end = size === maxBytes ? bytes.lastIndexOf(LINE_BREAK) : bytes.indexOf(LINE_BREAK);
    if (end >= 0) return { lines: new TextDecoder().decode(bytes.subarray(0, end + 1)), endByte: startByte + end + 1 };
    if (bytes.length < size) return { lines: '', endByte: startByte };
  }
}
