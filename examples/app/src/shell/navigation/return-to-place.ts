/** User input that takes over scrolling. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Restores the scroll position of a page, in pixels from its top. Repeats this before each paint while the page grows to
 * its former length, until the user scrolls.
 *
 * @returns function that stops this early
 */
export function returnToPlace(topPx: number): () => void {
  const scroll = () => {
    window.scrollTo(0, topPx);
    if (window.scrollY > topPx - 1) stop();
  };
  const growth = new ResizeObserver(scroll);
  const stop = () => {
    growth.disconnect();
    for (const move of OWN_MOVES) window.removeEventListener(move, stop);
  };

  // Also fires at once, after layout. Scrolling earlier would force a second layout.
  growth.observe(document.body);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  return stop;
}
