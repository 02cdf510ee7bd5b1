/** The element that scrolls `element`: the nearest one around it, also across shadow roots, else the page's own. */
export function scrollerOf(element: Element): Element {
  for (let outer = parentOf(element); outer; outer = parentOf(outer)) {
    if (/auto|scroll/.test(getComputedStyle(outer).overflowY) && outer !== document.body) return outer;
  }
  return document.scrollingElement ?? document.documentElement;
}

/** Runs `onScroll` whenever anything around `element` scrolls. Returns the function that ends that. */
export function watchScrolling(element: Element, onScroll: () => void): () => void {
  const options = { capture: true, passive: true };
  const targets: EventTarget[] = [window];
  // A scroll inside a shadow root is not heard outside of it.
  for (let root = element.getRootNode(); root instanceof ShadowRoot; root = root.host.getRootNode()) targets.push(root);
  targets.forEach((target) => target.addEventListener('scroll', onScroll, options));
  return () => targets.forEach((target) => target.removeEventListener('scroll', onScroll, options));
}

function parentOf(element: Element): Element | null {
  if (element.assignedSlot) return element.assignedSlot;
  const parent = element.parentNode;
  return parent instanceof ShadowRoot ? parent.host : element.parentElement;
}
