import type { Area } from './mark.js';

/** RGBA pixels in a canvas's format. */
export interface Pixels {
  data: Uint8ClampedArray;
  width: number;
  height: number;
}

const CELL_PX = 64;
const COLUMNS_MAX = 4;
const ROWS_MAX = 3;
/** Distance between two shades of a channel; finer shades would reveal how much ink a digit has. */
const SHADE = 32;

/**
 * Irreversibly replaces the pixels of an area by a soft gradient of at most twelve rough colours. Mosaics and real
 * blurs of text can be reversed, because they keep more of it.
 */
export function blurPixels(pixels: Pixels, area: Area): void {
  const columns = cellCount(area.width, COLUMNS_MAX);
  const rows = cellCount(area.height, ROWS_MAX);
  const cells = averageCells(pixels, area, { columns, rows });
  for (let y = 0; y < area.height; y += 1) {
    const v = position(y, area.height, rows);
    for (let x = 0; x < area.width; x += 1) {
      const u = position(x, area.width, columns);
      const at = ((area.y + y) * pixels.width + area.x + x) * 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const cell = (row: number, column: number) => cells[(row * columns + column) * 3 + channel] ?? 0;
        const top = mix(cell(v.low, u.low), cell(v.low, u.high), u.part);
        const bottom = mix(cell(v.high, u.low), cell(v.high, u.high), u.part);
        pixels.data[at + channel] = mix(top, bottom, v.part);
      }
      pixels.data[at + 3] = 255;
    }
  }
}

function cellCount(length: number, max: number): number {
  return Math.min(Math.max(Math.floor(length / CELL_PX), 1), max);
}

function averageCells(pixels: Pixels, area: Area, { columns, rows }: { columns: number; rows: number }): number[] {
  const sums = new Float64Array(columns * rows * 3);
  const counts = new Float64Array(columns * rows);
  for (let y = 0; y < area.height; y += 1) {
    const row = Math.floor((y * rows) / area.height);
    for (let x = 0; x < area.width; x += 1) {
      const cell = row * columns + Math.floor((x * columns) / area.width);
      const at = ((area.y + y) * pixels.width + area.x + x) * 4;
      for (let channel = 0; channel < 3; channel += 1)
        sums[cell * 3 + channel] = (sums[cell * 3 + channel] ?? 0) + (pixels.data[at + channel] ?? 0);
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return [...sums].map((sum, index) => Math.round(sum / (counts[Math.floor(index / 3)] || 1) / SHADE) * SHADE);
}

/** Returns the position of a pixel between the centres of two cells. */
function position(pixel: number, length: number, count: number) {
  const at = Math.min(Math.max(((pixel + 0.5) * count) / length - 0.5, 0), count - 1);
  const low = Math.floor(at);
  return { low, high: Math.min(low + 1, count - 1), part: at - low };
}

function mix(from: number, to: number, part: number): number {
  return from + (to - from) * part;
}
