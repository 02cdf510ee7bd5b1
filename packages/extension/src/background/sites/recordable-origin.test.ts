import { describe, expect, it } from 'vitest';
import { recordableOrigin } from './recordable-origin.js';

const SERVER = 'https://flowlens.example';
const RULES = { allowedSites: [], blockedSites: ['bank.example'] };

describe('recordableOrigin', () => {
  it('returns the origin of a website', () => {
    expect(recordableOrigin('https://shop.example:8443/cart?id=1#top', SERVER, RULES)).toBe(
      'https://shop.example:8443',
    );
  });

  it.each([
    undefined,
    '',
    'chrome://settings',
    'file:///etc/passwd',
    'chrome-extension://abc/popup.html',
    'about:blank',
  ])('rejects %s', (url) => {
    expect(() => recordableOrigin(url, SERVER, RULES)).toThrow('not_recordable');
  });

  it('rejects the FlowLens server', () => {
    expect(() => recordableOrigin('https://flowlens.example/flowlens', SERVER, RULES)).toThrow('own_server');
  });

  it.each(['https://accounts.google.com/signin', 'https://shop.okta.com/', 'https://www.paypal.com/checkout'])(
    'rejects %s, a site for sign-ins or payments',
    (url) => {
      expect(() => recordableOrigin(url, SERVER, RULES)).toThrow('sensitive_site');
    },
  );

  it('rejects a blocked site', () => {
    expect(() => recordableOrigin('https://www.bank.example/login', SERVER, RULES)).toThrow('blocked_site');
  });

  it('rejects every site that is not in the list of allowed ones', () => {
    const rules = { allowedSites: ['shop.example'], blockedSites: [] };
    expect(recordableOrigin('https://shop.example/', SERVER, rules)).toBe('https://shop.example');
    expect(() => recordableOrigin('https://other.example/', SERVER, rules)).toThrow('not_allowed_site');
  });

  it('rejects extension stores, where browsers run no scripts', () => {
    expect(() => recordableOrigin('https://chromewebstore.google.com/', SERVER, RULES)).toThrow('not_recordable');
  });
});
