import { describe, expect, it } from 'vitest';
import { readWholeLines } from './whole-lines.js';

const reader = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  return async (start: number, end: number) => bytes.slice(start, end);
};

describe('readWholeLines', () => {
  it('reads as many lines as fit', async () => {
    const read = reader('one\ntwo\nthree\n');

    expect(await readWholeLines(read, 0, 9)).toEqual({ lines: 'one\ntwo\n', endByte: 8 });
    expect(await readWholeLines(read, 8, 9)).toEqual({ lines: 'three\n', endByte: 14 });
    expect(await readWholeLines(read, 14, 9)).toEqual({ lines: '', endByte: 14 });
  });

  it('reads a single line that exceeds the limit', async () => {
    expect(await readWholeLines(reader('a long line\nb\n'), 0, 3)).toEqual({ lines: 'a long line\n', endByte: 12 });
  });

  it('skips a truncated line, even within a character', async () => {
    const text = 'ähre\nöl\n';
    const bytes = new TextEncoder().encode(text);
    for (let size = 0; size < bytes.length; size += 1) {
      const read = async (start: number, end: number) => bytes.slice(start, Math.min(end, size));
      expect((await readWholeLines(read, 0, 100)).lines).toBe(size < 6 ? '' : 'ähre\n');
    }
  });
});
