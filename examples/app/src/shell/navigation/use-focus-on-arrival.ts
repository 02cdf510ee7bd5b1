import { type RefObject, useEffect, useRef } from 'react';
import { useResolvedPath } from 'react-router';

/** True until the first page is shown. The browser has already set the focus there. */
let loading = true;

/**
 * Moves the focus to the content of a page that was reached by a link, so that a keyboard goes on from there, unless something in it
 * has the focus already. A change of the query alone, as by a filter, is no other page, and neither is what a page opens over itself.
 */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useResolvedPath('.');
  const shownPath = useRef<string | null>(null);
  useEffect(() => {
    if (pathname === shownPath.current) return;
    shownPath.current = pathname;
    if (!loading && !content.current?.contains(document.activeElement)) content.current?.focus({ preventScroll: true });
    loading = false;
  }, [pathname, content]);
}
