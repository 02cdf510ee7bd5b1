import { type AccessTokenStore, STORAGE_KEY } from './access-token-store.js';
import { sessionOf } from './session-of.js';

interface Page {
  addEventListener: (type: 'storage' | 'pageshow', listener: (event: { key?: string | null }) => void) => void;
  location: Pick<Location, 'reload'>;
}

/**
 * Reloads the page when another tab signs out, signs in, or switches the user, even while this page is in the back/forward
 * cache: its content belongs to the previous session. A renewed token changes nothing.
 *
 * Browsers may report changes from before the page loaded, so the current content of the storage decides.
 */
export function followOtherTabs(tokens: Pick<AccessTokenStore, 'get'>, page: Page): void {
  const shown = sessionOf(tokens.get());
  const check = () => {
    if (sessionOf(tokens.get()) !== shown) page.location.reload();
  };

  page.addEventListener('pageshow', check);
  page.addEventListener('storage', ({ key }) => {
    if (key === STORAGE_KEY || key === null) check();
  });
}
