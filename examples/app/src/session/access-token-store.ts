import type { PageStorage } from './page-storage.js';

/** Where the access token is kept (spec §3, client state). */
export const STORAGE_KEY = 'accessToken';

export interface AccessTokenStore {
  get: () => string | null;
  set: (token: string) => void;
  remove: () => void;
}

/** Reads the storage at every call, because another tab may have renewed the token. */
export function createAccessTokenStore(storage: PageStorage): AccessTokenStore {
  // Holds the token where the browser refuses storage, until the page is left.
  let fallback: string | null = null;

  return {
    get() {
      try {
        return storage.getItem(STORAGE_KEY) || fallback;
      } catch {
        return fallback;
      }
    },
    set(token) {
      fallback = null;
      try {
        storage.setItem(STORAGE_KEY, token);
      } catch {
        fallback = token;
      }
    },
    remove() {
      fallback = null;
      try {
        storage.removeItem(STORAGE_KEY);
      } catch {
        // What could not be written cannot be there.
      }
    },
  };
}
