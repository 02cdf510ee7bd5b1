/**
 * Calls back with the first size of an element and whenever that changes, before the page is drawn. Returns the function that ends it.
 * Does nothing in documents that only imitate a browser.
 */
export function watchSize(element: Element, onSize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(onSize);
  observer.observe(element);
  return () => observer.disconnect();
}
