import { HOME_PATH, safeReturnPath } from '@flowlens/core/links';
import type { PageStorage } from '../page-storage.js';

const STORAGE_KEY = 'flowlens.returnPath';

/** Keeps, for one tab, where to go after login. */
export interface ReturnPath {
  /** A path with its query; `/` counts as the gallery (spec §2). */
  remember: (path: string) => void;
  /** The path, once; the gallery where none was kept or it would lead elsewhere. */
  take: () => string;
}

export function createReturnPath(storage: PageStorage): ReturnPath {
  return {
    remember(path) {
      try {
        storage.setItem(STORAGE_KEY, safeReturnPath(path));
      } catch {
        // Without storage everybody starts at the gallery.
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
