import { describe, expect, it, vi } from 'vitest';
import { followOtherTabs } from './follow-other-tabs.js';

const token = (sid: string, exp = 1) => `head.${btoa(JSON.stringify({ sid, exp }))}.sign`;

function reloadsAt(event: StorageEventInit): boolean {
  const reload = vi.fn();
  const tab = new EventTarget();
  followOtherTabs({
    addEventListener: (type, listener) => tab.addEventListener(type, listener as EventListener),
    location: { reload },
  });
  tab.dispatchEvent(new StorageEvent('storage', event));
  return reload.mock.calls.length > 0;
}

describe('followOtherTabs', () => {
  it.each([
    ['the whole storage is cleared, as by a sign-out', { key: null }, true],
    ['the token goes', { key: 'accessToken', oldValue: token('s1'), newValue: null }, true],
    ['somebody signs in', { key: 'accessToken', oldValue: null, newValue: token('s1') }, true],
    ['somebody else signs in', { key: 'accessToken', oldValue: token('s1'), newValue: token('s2') }, true],
    ['the token is renewed', { key: 'accessToken', oldValue: token('s1'), newValue: token('s1', 2) }, false],
    ['anything else is stored', { key: 'activeSystemId', oldValue: 'p1', newValue: 'p2' }, false],
  ])('when %s', (_what, event, expected) => {
    expect(reloadsAt(event)).toBe(expected);
  });
});
