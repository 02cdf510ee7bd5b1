/** Methods of the browser's `Storage` that the app needs. Each may throw. */
export type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/** Outlives the visit, and is shared by the tabs. */
export const localStore = storageOf('localStorage');
/** Of this tab alone. */
export const tabStore = storageOf('sessionStorage');

/** Looks at the storage at every call: where a browser forbids it, the look alone throws, and would keep the page from opening. */
function storageOf(name: 'localStorage' | 'sessionStorage'): PageStorage {
  return {
    getItem: (key) => window[name].getItem(key),
    setItem: (key, value) => window[name].setItem(key, value),
    removeItem: (key) => window[name].removeItem(key),
    clear: () => window[name].clear(),
  };
}
