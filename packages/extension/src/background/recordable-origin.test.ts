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
  ])('refuses %s', (url) => {
    expect(() => recordableOrigin(url, SERVER, RULES)).toThrow('not_recordable');
  });

  it('refuses the FlowLens server', () => {
    expect(() => recordableOrigin('https://flowlens.example/flowlens', SERVER, RULES)).toThrow('own_server');
  });

  it.each(['https://accounts.google.com/signin', 'https://shop.okta.com/', 'https://www.paypal.com/checkout'])(
    'refuses %s, where people sign in or pay',
    (url) => {
      expect(() => recordableOrigin(url, SERVER, RULES)).toThrow('sensitive_site');
    },
  );

  it('refuses a blocked site', () => {
    expect(() => recordableOrigin('https://www.bank.example/login', SERVER, RULES)).toThrow('blocked_site');
  });

  it('refuses every site that is not among the allowed ones', () => {
    const rules = { allowedSites: ['shop.example'], blockedSites: [] };
    expect(recordableOrigin('https://shop.example/', SERVER, rules)).toBe('https://shop.example');
    expect(() => recordableOrigin('https://other.example/', SERVER, rules)).toThrow('not_allowed_site');
  });

  it('refuses the shops for extensions, where browsers run no scripts', () => {
    expect(() => recordableOrigin('https://chromewebstore.google.com/', SERVER, RULES)).toThrow('not_recordable');
  });
});
