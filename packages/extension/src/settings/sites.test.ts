import { describe, expect, it } from 'vitest';
import { readSite, siteRefusal } from './sites.js';

describe('readSite', () => {
  it.each([
    ['shop.example', 'shop.example'],
    ['https://Shop.example:8443/cart?id=1', 'shop.example'],
    ['*.shop.example', 'shop.example'],
    ['https://*.shop.example/*', 'shop.example'],
    ['localhost:3000', 'localhost'],
  ])('reads %s as %s', (typed, host) => {
    expect(readSite(typed)).toBe(host);
  });

  it.each(['', 'two words', 'javascript://x', 'chrome-extension://abc', 'https://'])('rejects "%s"', (typed) => {
    expect(readSite(typed)).toBeUndefined();
  });
});

describe('siteRefusal', () => {
  const settings = { allowedSites: ['shop.example'], blockedSites: ['pay.shop.example'] };

  it.each([
    ['shop.example', undefined],
    ['www.shop.example', undefined],
    ['pay.shop.example', 'blocked'],
    ['cards.pay.shop.example.', 'blocked'],
    ['myshop.example', 'not_allowed'],
    ['shop.example.evil.example', 'not_allowed'],
    ['chromewebstore.google.com', 'closed'],
  ])('returns, for %s, the reason %s', (host, refusal) => {
    expect(siteRefusal(host, settings)).toBe(refusal);
  });

  it('allows every site without a list', () => {
    expect(siteRefusal('shop.example', { allowedSites: [], blockedSites: [] })).toBeUndefined();
  });
});
