import { describe, expect, it } from 'vitest';
import { wholeBoxesEnd } from './whole-boxes.js';

const HEADER_BYTES = 8;

function box(type: string, contentBytes: number, size = contentBytes + HEADER_BYTES): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(contentBytes + HEADER_BYTES);
  new DataView(bytes.buffer).setUint32(0, size);
  bytes.set(new TextEncoder().encode(type), 4);
  return bytes;
}

/** A box with a 64-bit size. */
function largeBox(type: string, contentBytes: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(contentBytes + 16);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 1);
  bytes.set(new TextEncoder().encode(type), 4);
  view.setBigUint64(8, BigInt(bytes.length));
  return bytes;
}

describe('wholeBoxesEnd', () => {
  it('keeps complete fragments, wherever the file is truncated', async () => {
    const boxes = [
      box('ftyp', 16),
      box('moov', 40),
      box('moof', 12),
      box('mdat', 30),
      box('moof', 12),
      largeBox('mdat', 20),
      box('mfra', 9),
    ];
    const file = new Blob(boxes);
    const ends = boxes.map((_, index) => boxes.slice(0, index + 1).reduce((sum, { length }) => sum + length, 0));
    const [, , , first = 0, , second = 0] = ends;
    for (let size = 0; size <= file.size; size += 1) {
      const expected = [0, first, second, file.size].filter((end) => end <= size).at(-1);
      expect(await wholeBoxesEnd(file.slice(0, size)), `cut at ${size}`).toBe(expected);
    }
  });

  it('keeps nothing of a file without a header or without a picture', async () => {
    expect(await wholeBoxesEnd(new Blob([box('ftyp', 4), box('moov', 4), box('moof', 4)]))).toBe(0);
    expect(await wholeBoxesEnd(new Blob([box('moof', 4), box('mdat', 4)]))).toBe(0);
    expect(await wholeBoxesEnd(new Blob(['no boxes at all']))).toBe(0);
  });

  it('stops at impossible sizes', async () => {
    const start = [box('ftyp', 4), box('moov', 4), box('mdat', 4)];
    const whole = new Blob(start).size;
    for (const size of [2, 7, 0xffff_ffff]) {
      expect(await wholeBoxesEnd(new Blob([...start, box('mdat', 50, size)]))).toBe(whole);
    }
  });

  it('reads a size of 0 as the rest of the file', async () => {
    const file = new Blob([box('ftyp', 4), box('moov', 4), box('mdat', 50, 0)]);

    expect(await wholeBoxesEnd(file)).toBe(file.size);
  });
});
