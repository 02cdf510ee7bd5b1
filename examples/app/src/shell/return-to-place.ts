/** What somebody does who does not want to be taken anywhere. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Scrolls the window to where a page was left, so many pixels from its top: at once as far as the page reaches, and on as it becomes
 * as long as it was, until somebody moves on their own.
 *
 * @returns ends it before that
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

  growth.observe(document.body);
  for (const move of OWN_MOVES) window.addEventListener(move, stop, { passive: true });
  scroll();
  return stop;
}
