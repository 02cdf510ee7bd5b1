import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** The key of the page that the browser itself loaded; there the focus is where people expect it. */
const FIRST_PAGE = 'default';

/** Moves the focus to the content of a page that was reached by a link, so that a keyboard goes on from there. */
export function useFocusOnArrival(content: RefObject<HTMLElement | null>): void {
  const { key, pathname } = useLocation();
  const arrived = key !== FIRST_PAGE;
  useEffect(() => {
    if (arrived) content.current?.focus({ preventScroll: true });
  }, [arrived, pathname, content]);
}
