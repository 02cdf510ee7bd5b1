import { STORAGE_KEY } from './access-token-store.js';
import { sessionOf } from './session-of.js';

interface Page {
  addEventListener: (type: 'storage', listener: (event: StorageEvent) => void) => void;
  location: Pick<Location, 'reload'>;
}

/**
 * Loads the page anew when another tab signs out, in, or in as somebody else: what it shows belongs to the session that was. Its address
 * then decides what is to be seen. A token that was only renewed changes nothing.
 */
export function followOtherTabs({ addEventListener, location }: Page): void {
  addEventListener('storage', ({ key, oldValue, newValue }) => {
    const cleared = key === null;
    const changed = key === STORAGE_KEY && sessionOf(oldValue) !== sessionOf(newValue);
    if (cleared || changed) location.reload();
  });
}
