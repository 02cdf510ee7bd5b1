import { describe, expect, it } from 'vitest';
import { sessionOf } from './session-of.js';

const token = (payload: object) =>
  `head.${btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_')}.sign`;

describe('sessionOf', () => {
  it('stays the same for a renewed token', () => {
    expect(sessionOf(token({ sid: 's1', exp: 1 }))).toBe(sessionOf(token({ sid: 's1', exp: 2 })));
  });

  it('ignores other claims of a token', () => {
    const wordy = token({ sid: 's1', name: 'ÿÿÿÿÿ>>>>>' });
    expect(wordy).toMatch(/_.*-/);

    expect(sessionOf(wordy)).toBe('s1');
  });

  it('differs from session to session', () => {
    expect(sessionOf(token({ sid: 's1' }))).not.toBe(sessionOf(token({ sid: 's2' })));
  });

  it.each(['', null])('returns undefined without a token (%j)', (nothing) => {
    expect(sessionOf(nothing)).toBeNull();
  });

  it.each(['no-token', 'a.%%%.c', token({ sid: 7 }), `a.${btoa('null')}.c`])(
    'returns the token itself for %s',
    (odd) => {
      expect(sessionOf(odd)).toBe(odd);
    },
  );
});
