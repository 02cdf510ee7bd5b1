import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteNeedle } from './byte-needle.js';
import { SweptNeedle } from './swept-needle.js';

const encoder = new TextEncoder();
const memory = fc
  .array(fc.constantFrom('a', 'b', '-', '----------'), { maxLength: 60 })
  .map((parts) => encoder.encode(parts.join('')));
const part = fc.record({ memory: fc.nat(19), from: fc.nat(100), length: fc.nat(40) });

describe('SweptNeedle', () => {
  it('finds in parts of many memories, in any order, what looking through each part finds, however often the text stands there', () => {
    const cases = fc.record({
      needle: fc.constantFrom('a', 'ab', 'aba', '-a-'),
      memories: fc.array(memory, { minLength: 20, maxLength: 20 }),
      parts: fc.array(part, { minLength: 40, maxLength: 80 }),
    });
    fc.assert(
      fc.property(cases, ({ needle, memories, parts }) => {
        const plain = new ByteNeedle(needle, false);
        const swept = new SweptNeedle(plain);
        const found = parts.map(({ memory: index, from, length }) => {
          const bytes = memories[index]!;
          const to = Math.min(bytes.length, from + length);
          return { swept: swept.find(bytes, from, to), plain: plain.find(bytes, from, to) };
        });

        expect(found.map((each) => each.swept)).toEqual(found.map((each) => each.plain));
      }),
      { numRuns: 1_000 },
    );
  });
});
