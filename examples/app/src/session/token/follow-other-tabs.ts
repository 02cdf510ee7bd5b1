import { type AccessTokenStore, STORAGE_KEY } from './access-token-store.js';
import { sessionOf } from './session-of.js';

interface Page {
  addEventListener: (type: 'storage' | 'pageshow', listener: (event: { key?: string | null }) => void) => void;
  location: Pick<Location, 'reload'>;
}

/**
 * Loads the page anew when another tab signs out, in, or in as somebody else, also while the page was put away: what it shows belongs to
 * the session that was. Its address then decides what is to be seen. A token that was only renewed changes nothing.
 *
 * A browser may tell a page of changes that were made before it began, so what counts is what the storage holds by now.
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
