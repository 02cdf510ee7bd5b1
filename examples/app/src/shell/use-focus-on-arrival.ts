import { type RefObject, useEffect, useRef } from 'react';
import { useLocation, useResolvedPath } from 'react-router';

/** The key of the page that the browser itself loaded; there the focus is where people expect it. */
const FIRST_PAGE = 'default';

/**
 * Moves the focus to the content of a page that was reached by a link, so that a keyboard goes on from there. A change
 * of the query alone, as by a filter, is no other page, and neither is what a page opens over itself.
 */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const { pathname } = useResolvedPath('.');
  const loadedPath = useRef(key === FIRST_PAGE ? pathname : null);
  useEffect(() => {
    if (pathname === loadedPath.current) return;
    loadedPath.current = null;
    content.current?.focus({ preventScroll: true });
  }, [pathname, content]);
}
