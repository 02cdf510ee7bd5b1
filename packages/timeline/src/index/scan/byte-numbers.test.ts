import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ByteNumbers } from './byte-numbers.js';

const encoder = new TextEncoder();

describe('ByteNumbers', () => {
  it('numbers strings in the order of their first occurrence', () => {
    const texts = fc.array(fc.string({ unit: fc.constantFrom('a', 'b', 'ß'), maxLength: 9 }), { maxLength: 2_000 });
    fc.assert(
      fc.property(texts, fc.nat(3), (all, offset) => {
        const numbers = new ByteNumbers();
        const order = [...new Set(all)];
        const found = all.map((text) => {
          const bytes = encoder.encode(`${'a'.repeat(offset)}${text}b`);
          return numbers.of(bytes, offset, bytes.length - 1);
        });

        expect(found).toEqual(all.map((text) => order.indexOf(text)));
      }),
      { numRuns: 100 },
    );
  });

  it('distinguishes many strings, including long ones', () => {
    const numbers = new ByteNumbers();
    const ids = Array.from({ length: 5_000 }, (_, index) =>
      encoder.encode(`request-${index}${'-'.repeat(index % 90)}`),
    );
    const numberAll = () => ids.map((id) => numbers.of(id, 0, id.length));

    expect(numberAll()).toEqual(ids.map((_, index) => index));
    expect(numberAll()).toEqual(ids.map((_, index) => index));
  });

  it('distinguishes strings with colliding hashes', () => {
    const numbers = new ByteNumbers();
    const ids = Array.from({ length: 400_000 }, (_, index) => encoder.encode(`id-${index}`)).filter(wantsFirstSlot);
    const numberAll = () => ids.map((id) => numbers.of(id, 0, id.length));

    expect(ids.length).toBeGreaterThan(300);
    expect(numberAll()).toEqual(ids.map((_, index) => index));
    expect(numberAll()).toEqual(ids.map((_, index) => index));
  });
});

/** Returns whether the FNV-1a hash of a string ends in ten zeros. */
function wantsFirstSlot(bytes: Uint8Array): boolean {
  return (bytes.reduce((hash, byte) => Math.imul(hash ^ byte, 0x0100_0193), 0x811c_9dc5) & 0x3ff) === 0;
}
