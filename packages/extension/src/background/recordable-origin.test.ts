import { describe, expect, it } from 'vitest';
import { recordableOrigin } from './recordable-origin.js';

const SERVER = 'https://flowlens.example';

describe('recordableOrigin', () => {
  it('returns the origin of a website', () => {
    expect(recordableOrigin('https://shop.example:8443/cart?id=1#top', SERVER)).toBe('https://shop.example:8443');
  });

  it.each([
    undefined,
    '',
    'chrome://settings',
    'file:///etc/passwd',
    'chrome-extension://abc/popup.html',
    'about:blank',
  ])('refuses %s', (url) => {
    expect(() => recordableOrigin(url, SERVER)).toThrow('not_recordable');
  });

  it('refuses the FlowLens server', () => {
    expect(() => recordableOrigin('https://flowlens.example/flowlens', SERVER)).toThrow('own_server');
  });
});
