import { type RefObject, useEffect, useRef } from 'react';
import { useResolvedPath } from 'react-router';

/** True until the first page is shown. The browser sets its initial focus itself. */
let loading = true;

/**
 * Moves the focus to the content of a page after navigation, unless something in it already has the focus. A change of only
 * the query or an overlay does not count as another page.
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
