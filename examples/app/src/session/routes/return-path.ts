import { HOME_PATH, safeReturnPath } from '@flowlens/core/links';
import type { PageStorage } from '../page-storage.js';

const STORAGE_KEY = 'flowlens.returnPath';

/** Stores the path to open after login, per tab. */
export interface ReturnPath {
  /** A path with its query; `/` counts as the gallery (spec §2). */
  remember: (path: string) => void;
  /** Returns the stored path once; the gallery if there is none or it is unsafe. */
  take: () => string;
}

export function createReturnPath(storage: PageStorage): ReturnPath {
  return {
    remember(path) {
      try {
        storage.setItem(STORAGE_KEY, safeReturnPath(path));
      } catch {
        // Without storage, every login leads to the gallery.
      }
    },
    take() {
      try {
        const path = safeReturnPath(storage.getItem(STORAGE_KEY));
        storage.removeItem(STORAGE_KEY);
        return path;
      } catch {
        return HOME_PATH;
      }
    },
  };
}
