import type { Area } from './marks/mark.js';

/**
 * Returns the areas of the elements that match a selector, in open shadow roots and same-origin frames too. The browser
 * serializes this function and runs it in the tab, so it must not refer to anything outside.
 */
export function findPrivateAreas(selector: string): { areas: Area[]; width: number } {
  const areas: Area[] = [];
  const AREAS_MAX = 200;

  function searchRoot(root: Document | ShadowRoot, left: number, top: number) {
    for (const element of root.querySelectorAll(selector)) add(element, left, top);
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) searchRoot(element.shadowRoot, left, top);
      if (!(element instanceof HTMLIFrameElement)) continue;
      const inner = element.contentDocument;
      const { x, y } = element.getBoundingClientRect();
      if (inner) searchRoot(inner, left + x + element.clientLeft, top + y + element.clientTop);
    }
  }

  function add(element: Element, left: number, top: number) {
    const { x, y, width, height } = element.getBoundingClientRect();
    const isSeen = width > 0 && height > 0 && y + top < innerHeight && x + left < innerWidth && y + height + top > 0;
    if (isSeen && areas.length < AREAS_MAX) areas.push({ x: x + left, y: y + top, width, height });
  }

  searchRoot(document, 0, 0);
  return { areas, width: innerWidth };
}
