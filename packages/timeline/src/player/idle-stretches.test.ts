import { describe, expect, it } from 'vitest';
import { idleStretches, stretchesWithin } from './idle-stretches.js';

const stretches = (...args: Parameters<typeof idleStretches>) =>
  idleStretches(...args).map(({ startMs, endMs }) => [startMs, endMs]);

describe('idleStretches', () => {
  it('keeps a second on either side of 5 s without an event', () => {
    expect(stretches({ times: [1_000, 6_000, 10_999, 11_000], durationMs: 12_000 })).toEqual([[2_000, 5_000]]);
  });

  it('includes the time before the first event and after the last', () => {
    expect(stretches({ times: [8_000], durationMs: 30_000 })).toEqual([
      [1_000, 7_000],
      [9_000, 29_000],
    ]);
  });

  it('finds none in a busy recording or in one without a length', () => {
    expect(stretches({ times: [0, 4_000, 8_000], durationMs: 10_000 })).toEqual([]);
    expect(stretches({ times: [], durationMs: 0 })).toEqual([]);
  });

  it('treats a recording without events as one stretch', () => {
    expect(stretches({ times: [], durationMs: 20_000 })).toEqual([[1_000, 19_000]]);
  });

  it('never covers a running request', () => {
    const busySpans = [
      { startMs: 12_000, endMs: 20_000 },
      { startMs: 1_000, endMs: 9_000 },
    ];
    expect(stretches({ times: [0, 1_000, 9_000, 12_000, 20_000], busySpans, durationMs: 30_000 })).toEqual([
      [21_000, 29_000],
    ]);
  });

  it('handles overlapping requests and requests without an event of their own', () => {
    const busySpans = [
      { startMs: 0, endMs: 15_000 },
      { startMs: 2_000, endMs: 3_000 },
      { startMs: 25_000, endMs: 26_000 },
    ];
    expect(stretches({ times: [], busySpans, durationMs: 40_000 })).toEqual([
      [16_000, 24_000],
      [27_000, 39_000],
    ]);
  });

  it('treats a request without a response as running until the end', () => {
    const busySpans = [{ startMs: 10_000, endMs: null }];
    expect(stretches({ times: [10_000], busySpans, durationMs: 60_000 })).toEqual([[1_000, 9_000]]);
  });

  it('drops stretches past the end of the video', () => {
    expect(stretches({ times: [2_000, 90_000], durationMs: 10_000 })).toEqual([[3_000, 9_000]]);
  });
});

describe('stretchesWithin', () => {
  const known = [
    { startMs: 2_000, endMs: 9_000 },
    { startMs: 12_000, endMs: Infinity },
  ];

  it.each([
    [30_000, [known[0], { startMs: 12_000, endMs: 29_000 }]],
    [15_999, [known[0]]],
    [8_000, [{ startMs: 2_000, endMs: 7_000 }]],
    [0, []],
  ])('keeps those of a video of %d ms', (durationMs, expected) => {
    expect(stretchesWithin(known, durationMs)).toEqual(expected);
  });
});
