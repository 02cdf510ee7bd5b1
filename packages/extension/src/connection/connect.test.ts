import { describe, expect, it, vi } from 'vitest';
import { readCode } from './connect.js';

// The real module reads the extension API at import.
vi.mock('wxt/browser', () => ({ browser: {} }));

const REDIRECT = 'https://abcdefghijklmnopabcdefghijklmnop.chromiumapp.org/cb';

describe('readCode', () => {
  it('returns the code of this attempt', () => {
    expect(readCode(`${REDIRECT}?code=fl_rc_1&state=mine`, REDIRECT, 'mine')).toBe('fl_rc_1');
  });

  it.each([
    ['another state', `${REDIRECT}?code=fl_rc_1&state=theirs`],
    ['no state', `${REDIRECT}?code=fl_rc_1`],
    ['another address', `${REDIRECT}.evil.example/?code=fl_rc_1&state=mine`],
    ['nothing', undefined],
  ])('rejects a response with %s', (_name, redirect) => {
    expect(() => readCode(redirect, REDIRECT, 'mine')).toThrow('wrong_answer');
  });

  it('reports that the user refused', () => {
    expect(() => readCode(`${REDIRECT}?error=access_denied&state=mine`, REDIRECT, 'mine')).toThrow('refused');
  });
});
