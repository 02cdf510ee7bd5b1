import { describe, expect, it } from 'vitest';
import { splitUrl } from './url-text.js';

describe('splitUrl', () => {
  it.each([
    ['https://shop.test/api/cart?full=1', 'shop.test/api', '/cart?full=1'],
    ['https://shop.test/api/cart/', 'shop.test/api', '/cart/'],
    ['https://shop.test/?next=/a/b', '', 'shop.test/?next=/a/b'],
    ['https://shop.test', '', 'shop.test'],
    ['wss://live.test/v1/stock', 'live.test/v1', '/stock'],
    ['/api/cart', '/api', '/cart'],
    ['data:image/png;base64,AA', '', 'data:image/png;base64,AA'],
    ['', '', ''],
  ])('keeps the end of %s', (url, head, tail) => {
    expect(splitUrl(url)).toEqual([head, tail]);
  });
});
