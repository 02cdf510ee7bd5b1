import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createAccessTokenStore } from './access-token-store.js';
import { createLinkSession } from './link-session.js';
import type { PageStorage } from '../page-storage.js';

const token = (sid: string, renewal = 1) => `head.${btoa(JSON.stringify({ sid, renewal }))}.sign`;

function open(storage: PageStorage = localStorage) {
  const tokens = createAccessTokenStore(localStorage);
  return { tokens, linkSession: createLinkSession({ tokens, storage, page: window }) };
}

describe('createLinkSession', () => {
  beforeEach(() => localStorage.clear());

  it('stays open across reloads and token renewals until the user accepts it', () => {
    const { tokens, linkSession } = open();
    expect(linkSession.isOpen()).toBe(false);

    linkSession.begin(token('s1'));
    tokens.set(token('s1'));
    expect(linkSession.isOpen()).toBe(true);

    const reloaded = open();
    reloaded.tokens.set(token('s1', 2));
    expect(reloaded.linkSession.isOpen()).toBe(true);
    reloaded.linkSession.accept();
    expect(open().linkSession.isOpen()).toBe(false);
  });

  it('ends when the user signs out or starts a session of their own', () => {
    const { tokens, linkSession } = open();
    linkSession.begin(token('s1'));

    tokens.set(token('s2'));
    expect(linkSession.isOpen()).toBe(false);
    localStorage.clear();
    expect(linkSession.isOpen()).toBe(false);
  });

  it('notifies the page when it is accepted in any tab', () => {
    const { linkSession } = open();
    const listener = vi.fn();
    const unsubscribe = linkSession.subscribe(listener);

    linkSession.accept();
    window.dispatchEvent(new StorageEvent('storage', { key: 'flowlens.linkSession' }));
    window.dispatchEvent(new StorageEvent('storage', { key: 'somethingElse' }));
    unsubscribe();
    linkSession.accept();

    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('works without storage until the page is closed', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const { tokens, linkSession } = open({ getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse });
    tokens.set(token('s1'));

    linkSession.begin(token('s1'));
    expect(linkSession.isOpen()).toBe(true);
    linkSession.accept();
    expect(linkSession.isOpen()).toBe(false);
  });
});
