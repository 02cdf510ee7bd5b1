import { describe, expect, it } from 'vitest';
import { TEXT_MAX_CHARS } from './page-port.js';
import { createPieceJoiner, cutText } from './pieces.js';

const MESSAGE_MAX_BYTES = 64 * 1024;

describe('cutText', () => {
  it.each(['x', '"', '\\n', '漢', '😀'])('splits a text of %j into messages below 64 KB', (letter) => {
    const text = letter.repeat(TEXT_MAX_CHARS / letter.length);
    for (const piece of cutText(text)) {
      const message = JSON.stringify({ kind: 'events', from: 'page', text: piece, isLast: false });
      expect(new TextEncoder().encode(message).byteLength).toBeLessThan(MESSAGE_MAX_BYTES);
    }
  });
});

describe('createPieceJoiner', () => {
  it('joins the pieces of one text after the other', () => {
    const joiner = createPieceJoiner();
    for (const text of ['a'.repeat(50_000), 'b', '😀'.repeat(30_001)]) {
      const pieces = cutText(text);
      const joined = pieces.map((piece, place) => joiner.add(piece, place === pieces.length - 1));
      expect(joined.at(-1)).toBe(text);
    }
  });

  it('drops a text that never ends, and accepts the next one', () => {
    const joiner = createPieceJoiner();
    for (let count = 0; count < 100; count += 1) expect(joiner.add('x'.repeat(20_000), false)).toBeUndefined();
    expect(joiner.add('x', true)).toBeUndefined();
    expect(joiner.add('next', true)).toBe('next');
  });
});
