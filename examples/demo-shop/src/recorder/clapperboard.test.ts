import { describe, expect, it } from 'vitest';
import { readClapperboard } from './clapperboard.js';

const SIZE = { width: 1280, height: 720 };

/** A frame as `injected/clapperboard.js` paints it. */
function frameAt(epochMs: number) {
  const luma = new Uint8Array(SIZE.width * SIZE.height);
  for (let y = 0; y < SIZE.height; y += 1) {
    for (let x = 0; x < SIZE.width; x += 1) {
      const isSet = Math.floor(epochMs / 2 ** Math.floor(x / 40)) % 2 === 1;
      luma[y * SIZE.width + x] = isSet === y < 360 ? 16 : 235;
    }
  }
  return { time: 0, luma, ...SIZE };
}

describe('readClapperboard', () => {
  it.each([1795255221634, 2 ** 40, 2 ** 40 - 1, 2 ** 40 + 1])('reads %i back', (epochMs) => {
    expect(readClapperboard(frameAt(epochMs), epochMs + 30_000)).toBe(epochMs);
    expect(readClapperboard(frameAt(epochMs), epochMs - 30_000)).toBe(epochMs);
  });

  it('returns undefined for another picture', () => {
    const blank = { ...frameAt(0), luma: new Uint8Array(SIZE.width * SIZE.height).fill(240) };

    expect(readClapperboard(blank, 0)).toBeUndefined();
  });
});
