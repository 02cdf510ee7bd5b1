import { beforeEach, describe, expect, it } from 'vitest';
import { createAccessTokenStore } from './access-token-store.js';

describe('createAccessTokenStore', () => {
  beforeEach(() => localStorage.clear());

  it('keeps the token in local storage under accessToken', () => {
    const tokens = createAccessTokenStore(localStorage);

    tokens.set('a.b.c');
    expect(localStorage.getItem('accessToken')).toBe('a.b.c');
    tokens.remove();
    expect(localStorage.getItem('accessToken')).toBeNull();
    expect(tokens.get()).toBeNull();
  });

  it('returns the token that another tab has stored', () => {
    const tokens = createAccessTokenStore(localStorage);
    tokens.set('a.b.c');

    localStorage.setItem('accessToken', 'renewed.by.another');

    expect(tokens.get()).toBe('renewed.by.another');
  });

  it('treats an empty text as no token', () => {
    localStorage.setItem('accessToken', '');

    expect(createAccessTokenStore(localStorage).get()).toBeNull();
  });

  describe('in a full storage', () => {
    const storage = { full: true };
    const full = () =>
      createAccessTokenStore({
        getItem: (key) => localStorage.getItem(key),
        setItem: (key, value) => {
          if (storage.full) throw new DOMException('full', 'QuotaExceededError');
          localStorage.setItem(key, value);
        },
        removeItem: (key) => localStorage.removeItem(key),
        clear: () => localStorage.clear(),
      });
    beforeEach(() => void (storage.full = true));

    it('drops the unsaved token when the storage accepts another', () => {
      const tokens = full();
      tokens.set('a.b.c');
      expect(tokens.get()).toBe('a.b.c');

      storage.full = false;
      tokens.set('renewed.b.c');
      // Simulates another tab that signs out.
      localStorage.removeItem('accessToken');

      expect(tokens.get()).toBeNull();
    });

    it('returns the renewed token, not the older one in the storage', () => {
      localStorage.setItem('accessToken', 'run.out.c');
      const tokens = full();

      tokens.set('renewed.b.c');

      expect(tokens.get()).toBe('renewed.b.c');
    });

    it('returns changes of another tab afterwards', () => {
      localStorage.setItem('accessToken', 'run.out.c');
      const tokens = full();
      tokens.set('renewed.b.c');

      localStorage.setItem('accessToken', 'renewed.by.another');
      expect(tokens.get()).toBe('renewed.by.another');
      localStorage.removeItem('accessToken');
      expect(tokens.get()).toBeNull();
    });
  });

  it('works without storage until the page is closed', () => {
    const refuse = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    const tokens = createAccessTokenStore({ ...localStorage, getItem: refuse, setItem: refuse, removeItem: refuse });

    tokens.set('a.b.c');
    expect(tokens.get()).toBe('a.b.c');
    tokens.remove();
    expect(tokens.get()).toBeNull();
  });
});
