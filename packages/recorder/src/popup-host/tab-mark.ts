const KEY = 'flowlens-recording';

/** Remembers across navigations which recording a popup makes of this tab. */
export interface TabMark {
  read: () => string | undefined;
  write: (id: string) => void;
  clear: () => void;
}

/** Call it before the probes are installed, which would record the mark as the page's own storage. */
export function createTabMark(target: Window & typeof globalThis): TabMark {
  // eslint-disable-next-line @typescript-eslint/unbound-method -- taken from its object on purpose
  const { getItem, setItem, removeItem } = target.Storage.prototype;
  const attempt = <Result>(run: (area: Storage) => Result) => {
    try {
      return run(target.sessionStorage);
    } catch {
      // If the browser blocks storage, the recording ends with its document.
      return undefined;
    }
  };
  return {
    read() {
      const id = attempt((area) => getItem.call(area, KEY)) ?? undefined;
      return id === undefined || isCopied(target, id) ? undefined : id;
    },
    write: (id) => attempt((area) => setItem.call(area, KEY, id)),
    clear: () => attempt((area) => removeItem.call(area, KEY)),
  };
}

/** A window that the recorded tab opens gets a copy of its storage. */
function isCopied({ opener }: Window, id: string): boolean {
  try {
    return (opener as Window | null)?.sessionStorage.getItem(KEY) === id;
  } catch {
    return false;
  }
}
