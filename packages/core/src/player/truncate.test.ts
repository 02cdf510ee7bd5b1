import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { truncate } from './truncate.js';

describe('truncate', () => {
  it.each([
    ['', 3, ''],
    ['abc', 3, 'abc'],
    ['abcd', 3, 'abc…'],
    ['🚗🚗🚗', 3, '🚗🚗🚗'],
    ['🚗🚗🚗🚗', 3, '🚗🚗🚗…'],
  ])('shortens %s at %i to %s', (text, maxChars, expected) => {
    expect(truncate(text, maxChars)).toBe(expected);
  });

  it('keeps whole code points from the start, and all of a text that fits', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('a', ' ', 'é', '\u0301', '🚗', '\ud83d', '\ude97'), maxLength: 30 }),
        fc.nat(20),
        (text, maxChars) => {
          const points = [...text];
          expect([...truncate(text, maxChars)]).toEqual(
            points.length <= maxChars ? points : [...points.slice(0, maxChars), '…'],
          );
        },
      ),
    );
  });
});
