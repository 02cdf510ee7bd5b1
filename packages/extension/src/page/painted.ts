const PAINTED_MS = 300;

/** Resolves when the document has painted; a hidden one does not, so that it counts as painted after a moment. */
export function painted(window: Window): Promise<void> {
  return new Promise((resolve) => {
    window.requestAnimationFrame(() => window.requestAnimationFrame(() => resolve()));
    setTimeout(resolve, PAINTED_MS);
  });
}
