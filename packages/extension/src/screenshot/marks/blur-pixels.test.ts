import { describe, expect, it } from 'vitest';
import { blurPixels, type Pixels } from './blur-pixels.js';

/** Picture of fine stripes, similar to letters. */
function stripes(width: number, height: number, dark: (x: number, y: number) => boolean): Pixels {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (dark(x, y)) data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { data, width, height };
}

const pixelAt = ({ data, width }: Pixels, x: number, y: number) => [
  ...data.slice((y * width + x) * 4, (y * width + x) * 4 + 4),
];

describe('blurPixels', () => {
  it('leaves the pixels around the area unchanged', () => {
    const picture = stripes(40, 20, (x) => x % 2 === 0);
    const before = picture.data.slice();
    blurPixels(picture, { x: 10, y: 5, width: 20, height: 10 });
    for (let y = 0; y < 20; y += 1)
      for (let x = 0; x < 40; x += 1) {
        const isInside = x >= 10 && x < 30 && y >= 5 && y < 15;
        const at = (y * 40 + x) * 4;
        if (!isInside) expect([...picture.data.slice(at, at + 4)]).toEqual([...before.slice(at, at + 4)]);
      }
  });

  it('yields the same result for different letters of similar weight', () => {
    const one = stripes(200, 30, (x, y) => (x + y) % 5 === 0);
    const other = stripes(200, 30, (x, y) => (x * 3 + y * 7) % 5 === 0);
    expect(one.data).not.toEqual(other.data);
    const area = { x: 0, y: 0, width: 200, height: 30 };
    blurPixels(one, area);
    blurPixels(other, area);
    expect(one.data).toEqual(other.data);
  });

  it('turns a small area into a single colour', () => {
    const picture = stripes(30, 20, (x) => x % 3 === 0);
    blurPixels(picture, { x: 0, y: 0, width: 30, height: 20 });
    const colors = new Set<string>();
    for (let x = 0; x < 30; x += 1) colors.add(pixelAt(picture, x, 10).join());
    expect(colors.size).toBe(1);
  });
});
