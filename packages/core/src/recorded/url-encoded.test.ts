import { describe, expect, it } from 'vitest';
import { queryRows } from './url-encoded.js';

const PAGE = 'https://shop.test/cart?step=1';

describe('queryRows', () => {
  it('lists the decoded parameters in their order', () => {
    expect(queryRows('https://shop.test/?tag=a%20b&q=two+words&tag=%F0%9F%8E%89&&flag&x=1=2#top')).toEqual([
      { name: 'tag', value: 'a b' },
      { name: 'q', value: 'two words' },
      { name: 'tag', value: '🎉' },
      { name: 'flag', value: '' },
      { name: 'x', value: '1=2' },
    ]);
  });

  it.each(['/api/cart?full=1', '?full=1', '//shop.test/?full=1'])('resolves those of %j by its page', (url) => {
    expect(queryRows(url, PAGE)).toEqual([{ name: 'full', value: '1' }]);
  });

  it.each([
    ['a relative address without a page', '/api/cart?full=1', undefined],
    ['a relative address on no page', '/api/cart?full=1', 'somewhere'],
    ['an address that was not recorded', '', PAGE],
  ])('returns none for %s', (_what, url, page) => {
    expect(queryRows(url, page)).toEqual([]);
  });

  it.each([
    ['caf%E9', 'caf%E9'],
    ['caf%E9+au+lait', 'caf%E9 au lait'],
    ['caf%E9%20%A9%C3%A9', 'caf%E9 %A9é'],
    ['50%+off', '50% off'],
    ['%uD83C', '%uD83C'],
  ])('keeps text that is not UTF-8: %s', (value, shown) => {
    expect(queryRows(`https://shop.test/?q=${value}&${value}=1`)).toEqual([
      { name: 'q', value: shown },
      { name: shown, value: '1' },
    ]);
  });
});
