import { type RefObject, useEffect, useRef } from 'react';
import { useResolvedPath } from 'react-router';

/** True until the first page is shown. The browser has already set the focus there. */
let loading = true;

/**
 * Moves the focus to the content of a page that was reached by a link, so that a keyboard continues from there, unless
 * something in it already has the focus. A change of only the query, as by a filter, or an overlay is not another page.
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
