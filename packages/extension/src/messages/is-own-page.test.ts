import { describe, expect, it } from 'vitest';
import { isOwnPage } from './is-own-page.js';

const ID = 'abcdefghijklmnopabcdefghijklmnop';
const OWN = `chrome-extension://${ID}`;
const extension = { id: ID, url: `${OWN}/` };

describe('isOwnPage', () => {
  it.each([
    ['the service worker', { id: ID, url: `${OWN}/background.js`, origin: OWN }],
    ['the popup', { id: ID, url: `${OWN}/popup.html`, origin: OWN }],
    ['an own page in a tab', { id: ID, url: `${OWN}/review.html#1`, origin: OWN, tab: { id: 1 }, frameId: 0 }],
  ])('accepts %s', (_name, sender) => {
    expect(isOwnPage(sender, extension)).toBe(true);
  });

  it.each([
    ['a content script', { id: ID, url: 'https://shop.example/', origin: 'https://shop.example', tab: {}, frameId: 0 }],
    ['a page with a similar address', { id: ID, url: `${OWN}.example/popup.html`, origin: `${OWN}.example`, tab: {} }],
    ['an own page in a frame', { id: ID, url: `${OWN}/popup.html`, origin: OWN, tab: {}, frameId: 3 }],
    [
      'a web page that claims an extension address',
      { id: ID, url: `${OWN}/popup.html`, origin: 'https://shop.example' },
    ],
    ['another extension', { id: 'p'.repeat(32), url: `${OWN}/popup.html`, origin: OWN }],
    ['a sender without an address', { id: ID }],
  ])('refuses %s', (_name, sender) => {
    expect(isOwnPage(sender, extension)).toBe(false);
  });
});
