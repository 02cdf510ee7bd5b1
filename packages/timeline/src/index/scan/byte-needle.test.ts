import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteNeedle } from './byte-needle.js';

const encoder = new TextEncoder();
/** Few letters, so that parts of a text occur in many positions, and the whole text in some. */
const letters = fc.constantFrom('a', 'b', 'A', 'B', '/');
const text = (minLength: number, maxLength: number) =>
  fc.array(letters, { minLength, maxLength }).map((all) => all.join(''));

describe('ByteNeedle', () => {
  it('finds the first occurrence of a text of any length between two positions, case-insensitively', () => {
    const cases = fc.record({
      before: text(0, 100),
      needle: text(1, 24),
      after: text(0, 100),
      from: fc.nat(20),
      cut: fc.nat(20),
      offset: fc.nat(3),
    });
    fc.assert(
      fc.property(cases, ({ before, needle, after, from, cut, offset }) => {
        const hay = before + needle + after;
        const to = Math.max(0, hay.length - cut);
        const place = hay.slice(0, to).toLowerCase().indexOf(needle.toLowerCase(), from);

        // The bytes may begin anywhere in their memory, and the same text continues before and after them.
        const bytes = encoder.encode(needle.slice(0, offset) + hay + needle).subarray(Math.min(offset, needle.length));

        expect(new ByteNeedle(needle, false).find(bytes, from, to)).toBe(place);
      }),
      { numRuns: 5_000 },
    );
  });
});
