/** Returns the nearest scroll container of `element`, even across shadow roots, else that of the page. */
export function scrollerOf(element: Element): Element {
  for (let outer = parentOf(element); outer; outer = parentOf(outer)) {
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY) && outer !== document.body) return outer;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Runs `onScroll` whenever an ancestor of `element` scrolls. Returns the function that stops it. */
export function watchScrolling(element: Element, onScroll: () => void): () => void {
  const options = { capture: true, passive: true };
  const targets: EventTarget[] = [window];
  // Scroll events inside a shadow root do not reach the outside.
  for (let root = element.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) targets.push(root);
  targets.forEach((target) => target.addEventListener('scroll', onScroll, options));
  return () => targets.forEach((target) => target.removeEventListener('scroll', onScroll, options));
}

function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const parent = element.parentNode;
  return parent instanceof ShadowRoot ? parent.host : element.parentElement;
}
