import { createListeners } from '@flowlens/core/internal';
/** Key of the active project in storage. */
const STORAGE_KEY = 'activeSystemId';

/** Methods of the browser's `Storage` that the store needs. */
export type ProjectStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Stores the active project. The host creates one per page, so that this package does not access `window`. */
export interface ActiveProjectStore {
  get: () => string | undefined;
  /** Undefined clears it. */
  set: (projectId: string | undefined) => void;
  subscribe: (listener: () => void) => () => void;
}

/**
 * Keeps the active project in memory and, if the storage allows it, for the next visit.
 *
 * @example
 * const activeProject = createActiveProjectStore(window.localStorage);
 */
export function createActiveProjectStore(storage: ProjectStorage): ActiveProjectStore {
  const listeners = createListeners();
  let current = readStored(storage);

  return {
    get: () => current,
    set(projectId) {
      if (projectId === current) return;
      current = projectId;
      writeStored(storage, projectId);
      listeners.notify();
    },
    subscribe: listeners.subscribe,
  };
}

function readStored(storage: ProjectStorage): string | undefined {
  try {
    const stored = storage.getItem(STORAGE_KEY);
    // Older versions of the product stored these words.
    return !stored || stored === 'undefined' || stored === 'null' ? undefined : stored;
  } catch {
    return undefined;
  }
}

function writeStored(storage: ProjectStorage, projectId: string | undefined): void {
  try {
    if (projectId === undefined) storage.removeItem(STORAGE_KEY);
    else storage.setItem(STORAGE_KEY, projectId);
  } catch {
    // If the browser refuses storage, the choice lasts until the user leaves the page.
  }
}
