import { browser } from 'wxt/browser';

/** A value in the extension's storage. */
export interface StoredValue<Value> {
  read: () => Promise<Value | undefined>;
  /**
   * Replaces the value; undefined removes it. Changes run one after the other, because each reads the previous result.
   */
  change: (change: (before: Value | undefined) => Value | undefined) => Promise<void>;
  /** Runs `listener` when any part of the extension changes the value. Returns a function that stops this. */
  onChanged: (listener: () => void) => () => void;
}

/** Creates access to a key of the extension's storage: `local` survives a restart of the browser, `session` does not. */
export function createStoredValue<Value>(area: 'local' | 'session', key: string): StoredValue<Value> {
  let last: Promise<unknown> = Promise.resolve();

  async function read(): Promise<Value | undefined> {
    const stored = await browser.storage[area].get<Record<string, Value | undefined>>(key);
    return stored[key];
  }

  return {
    read,
    change(change) {
      const write = async () => {
        const value = change(await read());
        await (value === undefined ? browser.storage[area].remove(key) : browser.storage[area].set({ [key]: value }));
      };
      const written = last.then(write, write);
      last = written;
      return written;
    },
    onChanged(listener) {
      const { onChanged } = browser.storage[area];
      const notify = (changes: Record<string, unknown>) => {
        if (key in changes) listener();
      };
      onChanged.addListener(notify);
      return () => onChanged.removeListener(notify);
    },
  };
}
