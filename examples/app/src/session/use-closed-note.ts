import { useState } from 'react';
import { localStore } from './page-storage.js';

/** Returns whether the user has closed a note in this browser, and a function that closes it. */
export function useClosedNote(name: 'demo' | 'promo'): [closed: boolean, close: () => void] {
  const key = `flowlens.closed.${name}`;
  const [closed, setClosed] = useState(() => readClosed(key));

  function close() {
    setClosed(true);
    try {
      localStore.setItem(key, 'true');
    } catch {
      // If the browser refuses storage, the note stays closed until the user leaves the page.
    }
  }

  return [closed, close];
}

function readClosed(key: string): boolean {
  try {
    return localStore.getItem(key) !== null;
  } catch {
    return false;
  }
}
