import type { ShadowRoots } from '@flowlens/recorder/parts';
import { browser } from 'wxt/browser';

/** Finds the closed shadow root of an element, which only content scripts can. */
export function closedRootOf(element: Element): ShadowRoot | null {
  try {
    return element.shadowRoot ? null : browser.dom.openOrClosedShadowRoot(element as HTMLElement);
  } catch {
    // The element cannot have a shadow root.
    return null;
  }
}

/** Closed shadow roots of a document that was opened before they could be observed. */
export function findClosedRoots(document: Document): ShadowRoots {
  const found: ShadowRoot[] = [];
  const search = (root: ParentNode) => {
    for (const element of root.querySelectorAll('*')) {
      const closed = closedRootOf(element);
      if (closed) found.push(closed);
      const inner = closed ?? element.shadowRoot;
      if (inner) search(inner);
    }
  };
  search(document);
  return { attached: () => found, onAttached: () => undefined, stop: () => undefined };
}
