import { describe, expect, it } from 'vitest';
import { splitUrl } from './split-url.js';

describe('splitUrl', () => {
  it.each([
    ['https://shop.test/v2/api/cart?full=1', 'shop.test', '/v2', '/api/cart', '?full=1'],
    ['https://shop.test/api/cart/', 'shop.test', '', '/api/cart/', ''],
    ['https://shop.test/?next=/a/b', 'shop.test', '', '/', '?next=/a/b'],
    ['https://shop.test', '', '', 'shop.test', ''],
    ['https://shop.test?a=1', '', '', 'shop.test', '?a=1'],
    ['https://shop.test/#/cart/items', 'shop.test', '', '/', '#/cart/items'],
    ['wss://live.test/v1/stock', 'live.test', '', '/v1/stock', ''],
    ['//cdn.test/a/b/c.js', 'cdn.test', '', '/a/b/c.js', ''],
    ['chrome-extension://abc/a/b/c.js', 'chrome-extension://abc', '', '/a/b/c.js', ''],
    ['/v2/api/cart', '', '/v2', '/api/cart', ''],
    ['/cart', '', '', '/cart', ''],
    ['cart.json', '', '', 'cart.json', ''],
    ['inline', '', '', 'inline', ''],
    ['data:image/png;base64,AA?b', '', '', 'data:image/png;base64,AA?b', ''],
    ['', '', '', '', ''],
  ])('keeps the last two segments of %s', (url, ...[host, folders, tail, query]) => {
    expect(splitUrl(url, false)).toEqual({ host, folders, tail, query });
  });

  it.each([
    ['https://shop.test/v2/api/cart?full=1', '', '/v2', '/api/cart', '?full=1'],
    ['wss://shop.test/live', '', '', '/live', ''],
    ['https://shop.test', '', '', '/', ''],
    ['https://shop.test?a=1', '', '', '/', '?a=1'],
    ['/cart', '', '', '/cart', ''],
  ])('omits the host of %s', (url, ...[host, folders, tail, query]) => {
    expect(splitUrl(url, true)).toEqual({ host, folders, tail, query });
  });
});
