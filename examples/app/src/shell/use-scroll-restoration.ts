import { useEffect, useLayoutEffect, useRef } from 'react';

const STORAGE_KEY = 'flowlens.scroll';

/** How far each place in the history of this tab is scrolled, in pixels. */
const places = stored();

/**
 * Begins a new page at its top, and shows a page that somebody comes back to where they left it. Browsers do so by themselves for
 * pages that they load, but before ours has its content.
 */
export function useScrollRestoration(place: string): void {
  const shownPlace = useRef(place);

  useEffect(() => {
    const note = () => places.set(shownPlace.current, window.scrollY);
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', store);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', store);
    };
  }, []);

  useLayoutEffect(() => {
    shownPlace.current = place;
    window.scrollTo(0, places.get(place) ?? 0);
  }, [place]);
}

function stored(): Map<string, number> {
  try {
    return new Map(JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

function store(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...places]));
  } catch {
    // Without storage a page that is loaded anew begins at its top.
  }
}
