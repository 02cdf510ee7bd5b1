import type { PageStorage } from '../page-storage.js';

/** Storage key of the access token (spec §3, client state). */
export const STORAGE_KEY = 'accessToken';

export interface AccessTokenStore {
  get: () => string | null;
  set: (token: string) => void;
  remove: () => void;
}

/** Reads the storage at every call, because another tab may have renewed the token. */
export function createAccessTokenStore(storage: PageStorage): AccessTokenStore {
  // Holds the token when the browser refuses to store it, until the page is closed or another tab changes the storage.
  let refused: { token: string; stored: string | null } | null = null;

  function stored(): string | null {
    try {
      return storage.getItem(STORAGE_KEY);
    } catch {
      return null;
    }
  }

  return {
    get() {
      const current = stored();
      return (refused?.stored === current ? refused.token : current) || null;
    },
    set(token) {
      refused = null;
      try {
        storage.setItem(STORAGE_KEY, token);
      } catch {
        refused = { token, stored: stored() };
      }
    },
    remove() {
      refused = null;
      try {
        storage.removeItem(STORAGE_KEY);
      } catch {
        // A value that could not be written does not exist.
      }
    },
  };
}
