/** Time limit, because a busy page paints late. */
const PAINTED_MAX_MS = 2_000;
const HIDDEN_MS = 300;

/**
 * Resolves when this page has painted, so that a capture shows the changes. A hidden page does not paint, so the wait
 * is short.
 */
export function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
    setTimeout(resolve, document.visibilityState === 'hidden' ? HIDDEN_MS : PAINTED_MAX_MS);
  });
}
