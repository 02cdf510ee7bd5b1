import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readBothWays } from '../test-support/both-ways.js';
import { randomFile } from '../test-support/random-timeline.js';

const encoder = new TextEncoder();
/** Many files, a few at a time: a test must end on a busy machine too. */
const PARTS = Array.from({ length: 20 }, (_, index) => index + 1);
const bytes = fc.tuple(fc.integer(), fc.nat(9)).map(([seed, count]) => encoder.encode(randomFile(seed, count)));
const cuts = fc.oneof(
  fc.constant([]),
  fc.array(fc.nat(), { maxLength: 6 }),
  fc
    .tuple(fc.nat(2_000), fc.integer({ min: 1, max: 9 }))
    .map(([first, gap]) => Array.from({ length: 60 }, (_, index) => first + index * gap)),
);

describe('the engine, whatever the timeline', () => {
  it.each(PARTS)('reads what the plain way reads, in chunks cut anywhere (%i of 20)', () => {
    fc.assert(
      fc.property(bytes, cuts, (file, places) => expectAsPlain(file, places)),
      { numRuns: 250 },
    );
  });
});

/** The engine reads the file as the plain way does, or refuses it for the same reason. */
function expectAsPlain(file: Uint8Array, cuts: readonly number[]): void {
  const { engine, plain } = readBothWays(file, cuts);
  // Far quicker than the matcher, which then tells the difference.
  if (!isDeepStrictEqual(engine, plain)) expect(engine).toStrictEqual(plain);
}
