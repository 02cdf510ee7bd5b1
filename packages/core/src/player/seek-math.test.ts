import { describe, expect, it } from 'vitest';
import { clampTime, positionToTime, timeToPosition } from './seek-math.js';

describe('timeToPosition', () => {
  it.each([
    [0, 10_000, 0],
    [2_500, 10_000, 0.25],
    [11_000, 10_000, 1],
    [-1, 10_000, 0],
    [5, 0, 0],
    [5, NaN, 0],
    [NaN, 10, 0],
    [5, Infinity, 0],
  ])('returns for %d of %d: %d', (timeMs, durationMs, position) => {
    expect(timeToPosition(timeMs, durationMs)).toBe(position);
  });
});

describe('positionToTime', () => {
  it.each([
    [0.25, 10_000, 2_500],
    [-0.1, 10_000, 0],
    [1.1, 10_000, 10_000],
    [NaN, 10_000, 0],
    [0.5, -1, 0],
  ])('returns for %d of %d: %d', (position, durationMs, timeMs) => {
    expect(positionToTime(position, durationMs)).toBe(timeMs);
  });
});

describe('clampTime', () => {
  it.each([
    [-5_000, 10_000, 0],
    [5_000, 10_000, 5_000],
    [15_000, 10_000, 10_000],
    [NaN, 10_000, 0],
  ])('returns for %d within %d: %d', (timeMs, durationMs, expected) => {
    expect(clampTime(timeMs, durationMs)).toBe(expected);
  });
});
