import { describe, expect, it, vi } from 'vitest';
import { followOtherTabs } from './follow-other-tabs.js';

const token = (sid: string, exp = 1) => `head.${btoa(JSON.stringify({ sid, exp }))}.sign`;

interface Case {
  /** The initial token of the page, and the one that is stored later. */
  tokens: [string | null, string | null];
  event: Event;
}

function reloads({ tokens: [began, now], event }: Case): boolean {
  const reload = vi.fn();
  const tab = new EventTarget();
  let stored = began;
  followOtherTabs(
    { get: () => stored },
    {
      addEventListener: (type, listener) => tab.addEventListener(type, listener as EventListener),
      location: { reload },
    },
  );
  stored = now;
  tab.dispatchEvent(event);
  return reload.mock.calls.length > 0;
}

const stored = (init: StorageEventInit) => new StorageEvent('storage', init);
const tokenStored = stored({ key: 'accessToken' });
const shown = new Event('pageshow');

describe('followOtherTabs', () => {
  it.each<[string, Case]>([
    ['the whole storage is cleared, as by a sign-out', { tokens: [token('s1'), null], event: stored({ key: null }) }],
    ['the token goes', { tokens: [token('s1'), null], event: tokenStored }],
    ['somebody signs in', { tokens: [null, token('s1')], event: tokenStored }],
    ['somebody else signs in', { tokens: [token('s1'), token('s2')], event: tokenStored }],
    ['the page comes back out of the history after a sign-out', { tokens: [token('s1'), null], event: shown }],
  ])('reloads the page when %s', (_when, change) => {
    expect(reloads(change)).toBe(true);
  });

  it.each<[string, Case]>([
    ['the token is renewed', { tokens: [token('s1'), token('s1', 2)], event: tokenStored }],
    ['anything else is stored', { tokens: [token('s1'), token('s2')], event: stored({ key: 'activeSystemId' }) }],
    ['the page is shown for the first time', { tokens: [token('s1'), token('s1')], event: shown }],
    ['it is told late of the sign-in that it began with', { tokens: [token('s1'), token('s1')], event: tokenStored }],
  ])('keeps the page when %s', (_when, change) => {
    expect(reloads(change)).toBe(false);
  });
});
