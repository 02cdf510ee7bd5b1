import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { returnToPlace } from './return-to-place.js';

const STORAGE_KEY = 'flowlens.scroll';

/** Scroll position of each entry in the history of this tab, in pixels. */
const places = stored();

/** True if the next page is new and begins at its top, unlike a reloaded page. */
let opening = !comesBack();

/**
 * Scrolls a new page to its top, and restores the position when the user returns. Browsers do so only for pages that they
 * load, and before ours has its content.
 */
export function useScrollRestoration(): void {
  const { key, pathname, search } = useLocation();
  // All entries that the browser loads have the same key, so their URLs distinguish them.
  const place = key === 'default' ? `${pathname}${search}` : key;
  const shownPlace = useRef(place);

  useEffect(() => {
    const note = () => places.set(shownPlace.current, window.scrollY);
    window.history.scrollRestoration = 'manual';
    const keep = () => {
      note();
      store();
    };
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', keep);
    return () => {
      window.history.scrollRestoration = 'auto';
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', keep);
    };
  }, []);

  useLayoutEffect(() => {
    shownPlace.current = place;
    if (opening) places.delete(place);
    opening = false;
    return returnToPlace(places.get(place) ?? 0);
  }, [place]);
}

/** Returns whether the browser reloaded the page, or went back or forward to it. */
function comesBack(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return load?.type === 'reload' || load?.type === 'back_forward';
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
    // Without storage, a reloaded page starts at its top.
  }
}
