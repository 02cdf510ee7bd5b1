import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeBuckets } from './flow-terms.js';

const START_MS = Date.UTC(2020, 0, 1);

/** First and last second of a bucket. */
function secondsOf(term: string): [number, number] {
  const [, level = 0, number = 0] = term.split(':').map(Number);
  return [number * 4 ** level, (number + 1) * 4 ** level - 1];
}

describe('timeBuckets', () => {
  const ranges = fc
    .tuple(fc.nat(200_000_000), fc.oneof(fc.nat(10), fc.nat(100_000), fc.nat(300_000_000)), fc.boolean())
    .map(([start, seconds, hasPreciseEnd]) => {
      const fromMs = START_MS + 1_000 * start;
      return { fromMs, toMs: fromMs + 1_000 * seconds, hasPreciseEnd };
    });

  it('covers a range without gaps and overlaps, and with few buckets', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        const { terms, fromMs } = timeBuckets(range);
        const buckets = terms.map(secondsOf).sort(([one], [other]) => one - other);

        expect(buckets[0]?.[0]).toBe(fromMs / 1_000);
        for (const [index, [first]] of buckets.entries())
          if (index > 0) expect(first).toBe((buckets[index - 1]?.[1] ?? 0) + 1);
        expect(fromMs).toBeLessThanOrEqual(range.fromMs);
        expect(buckets.at(-1)?.[1]).toBeGreaterThanOrEqual(range.toMs / 1_000);
        expect(terms.length).toBeLessThanOrEqual(32);
      }),
    );
  });

  it('exceeds a range by little at a precise end', () => {
    fc.assert(
      fc.property(ranges, (range) => {
        const { terms, fromMs } = timeBuckets(range);
        const slack = Math.max(1_000, (range.toMs - range.fromMs) / 64);
        const endMs = 1_000 * Math.max(...terms.map((term) => secondsOf(term)[1]));

        expect(range.fromMs - fromMs).toBeLessThanOrEqual(slack);
        if (range.hasPreciseEnd) expect(endMs - range.toMs).toBeLessThanOrEqual(slack);
      }),
    );
  });
});
