import { describe, expect, it } from 'vitest';
import { networkOf } from './network-of.js';

describe('networkOf', () => {
  it.each([
    ['192.0.2.1', '192.0.2.1'],
    ['192.0.2.1:50001', '192.0.2.1'],
    ['2001:db8:1:2::9', '2001:db8:1:2'],
    ['[2001:db8:1:2::9]:50001', '2001:db8:1:2'],
    ['::ffff:192.0.2.1', '::ffff:192.0.2.1'],
  ])('returns for %s the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  it('returns undefined for a closed connection, whose address is unknown', () => {
    expect(networkOf(undefined)).toBe('');
  });
});
