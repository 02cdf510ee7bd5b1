import { createListeners } from '@flowlens/core/internal';
import { type AccessTokenStore, STORAGE_KEY as TOKEN_KEY } from './access-token-store.js';
import type { PageStorage } from '../page-storage.js';
import { sessionOf } from './session-of.js';

const STORAGE_KEY = 'flowlens.linkSession';

interface Page {
  addEventListener: (type: 'storage', listener: (event: { key: string | null }) => void) => void;
  removeEventListener: (type: 'storage', listener: (event: { key: string | null }) => void) => void;
}

interface LinkSessionParts {
  tokens: Pick<AccessTokenStore, 'get'>;
  storage: PageStorage;
  page: Page;
}

/** Records that a link started the session, across reloads and tabs, until the user confirms it. */
export interface LinkSession {
  begin: (token: string) => void;
  accept: () => void;
  /** True if a link started the session of this page and the user has not confirmed it yet. */
  isOpen: () => boolean;
  subscribe: (listener: () => void) => () => void;
}

export function createLinkSession({ tokens, storage, page }: LinkSessionParts): LinkSession {
  const listeners = createListeners();
  // Fallback for browsers that refuse to store it.
  let fallback: string | null = null;

  function stored(): string | null {
    try {
      return storage.getItem(STORAGE_KEY) ?? fallback;
    } catch {
      return fallback;
    }
  }

  return {
    begin(token) {
      const session = sessionOf(token) ?? '';
      fallback = null;
      try {
        storage.setItem(STORAGE_KEY, session);
      } catch {
        fallback = session;
      }
    },
    accept() {
      fallback = null;
      try {
        storage.removeItem(STORAGE_KEY);
      } catch {
        // A value that could not be written does not exist.
      }
      listeners.notify();
    },
    isOpen() {
      const session = sessionOf(tokens.get());
      return session !== null && session === stored();
    },
    subscribe(listener) {
      const follow = ({ key }: { key: string | null }) => {
        if (key === null || key === STORAGE_KEY || key === TOKEN_KEY) listener();
      };
      const unsubscribe = listeners.subscribe(listener);
      page.addEventListener('storage', follow);
      return () => {
        unsubscribe();
        page.removeEventListener('storage', follow);
      };
    },
  };
}
