import fc from 'fast-check';
import { describe, it } from 'vitest';
import { expectAsPlain } from '../test-support/expect-as-plain.js';
import { randomCuts, timelineFiles } from '../test-support/random-cuts.js';

const encoder = new TextEncoder();
/** Many files, a few per test, so that each test finishes on a busy machine. */
const PARTS = Array.from({ length: 20 }, (_, index) => index + 1);

describe('the engine with damaged files', () => {
  const damage = fc.record({ at: fc.nat(), removed: fc.nat(30), added: fc.uint8Array({ maxLength: 5 }) });
  const signs = fc.array(fc.constantFrom(...encoder.encode('{}[]:,"\\ tfn0-.e1u')), { maxLength: 4 });
  const smallDamage = fc.record({
    at: fc.nat(),
    removed: fc.nat(3),
    added: signs.map((list) => Uint8Array.from(list)),
  });
  const damages = fc.array(fc.oneof(damage, smallDamage), { minLength: 1, maxLength: 3 });

  it.each(PARTS)('accepts or rejects a damaged file for the same reason as the reference (%i of 20)', () => {
    fc.assert(
      fc.property(timelineFiles, randomCuts, damages, (file, places, all) => {
        const damaged = all.reduce((whole, { at, removed, added }) => {
          const place = at % (whole.length + 1);
          return Uint8Array.from([...whole.subarray(0, place), ...added, ...whole.subarray(place + removed)]);
        }, file);
        expectAsPlain(damaged, places);
      }),
      { numRuns: 250 },
    );
  });

  it('reads a truncated file as the reference does', () => {
    fc.assert(
      fc.property(timelineFiles, randomCuts, fc.nat(), (file, places, at) =>
        expectAsPlain(file.slice(0, at % file.length), places),
      ),
      { numRuns: 250 },
    );
  });

  it('accepts or rejects any small text as the reference does', () => {
    const pieces = fc.constantFrom(...'[]{},:"\\ue0-.1+tfn \u00a0<', 'true', 'null', '"timeline"', '[]');
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), fc.array(fc.nat(), { maxLength: 3 }), (text, places) =>
        expectAsPlain(encoder.encode(text.join('')), places),
      ),
      { numRuns: 2_000 },
    );
  });
});
