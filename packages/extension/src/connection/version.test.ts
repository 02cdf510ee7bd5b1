import { describe, expect, it } from 'vitest';
import { isOlder } from './version.js';

describe('isOlder', () => {
  it.each([
    ['1.9.0', '1.10.0', true],
    ['1.2', '1.2.1', true],
    ['2.0.0', '1.9.9', false],
    ['1.2.0', '1.2', false],
    ['0.0.0', '1', true],
  ])('returns, for %s and %s, %s', (version, than, older) => {
    expect(isOlder(version, than)).toBe(older);
  });
});
