import fc from 'fast-check';
import { describe, it } from 'vitest';
import { expectAsPlain } from '../test-support/expect-as-plain.js';
import { randomCuts, timelineFiles } from '../test-support/random-cuts.js';

/** Many files, a few per test, so that each test finishes on a busy machine. */
const PARTS = Array.from({ length: 20 }, (_, index) => index + 1);

describe('the engine with generated timelines', () => {
  it.each(PARTS)('reads the same as the reference in chunks of any size (%i of 20)', () => {
    fc.assert(
      fc.property(timelineFiles, randomCuts, (file, places) => expectAsPlain(file, places)),
      { numRuns: 250 },
    );
  });
});
