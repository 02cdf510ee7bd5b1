/** Methods of the browser's `Storage` that the app needs. Each may throw. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** Survives the visit and is shared by all tabs. */
export const localStore = storageOf('localStorage');
/** Only for this tab. */
export const tabStore = storageOf('sessionStorage');

/**
 * Accesses the storage only when it is called: if a browser forbids storage, the access itself throws, and would break the
 * page at load.
 */
function storageOf(name: 'localStorage' | 'sessionStorage'): PageStorage {
  return {
    getItem: (key) => window[name].getItem(key),
    setItem: (key, value) => window[name].setItem(key, value),
    removeItem: (key) => window[name].removeItem(key),
    clear: () => window[name].clear(),
  };
}
