/**
 * Calls back with the first size of an element and after every change, before the page is painted. Returns the function
 * that stops it. Does nothing in DOM emulators.
 */
export function watchSize(element: Element, onSize: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  const observer = new ResizeObserver(onSize);
  observer.observe(element);
  return () => observer.disconnect();
}
