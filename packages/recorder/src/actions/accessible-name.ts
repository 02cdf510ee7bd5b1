import { computeAccessibleName, getRole } from 'dom-accessibility-api';

export { getRole };

/** Hides an element from the computation. */
const HIDDEN = { getPropertyValue: (name: string) => (name === 'display' ? 'none' : '') } as CSSStyleDeclaration;

/** The accessible name of an element without the contents of fields and private elements, which a label may include. */
export function accessibleName(
  element: Element,
  isPrivate: (element: Element) => boolean,
  window: Window & typeof globalThis,
): string {
  // Elements that others refer to count even when hidden.
  const labels = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const root = element.getRootNode() as Document | ShadowRoot;
  if (labels.some((id) => holdsPrivate(root.getElementById?.(id), isPrivate))) return '';
  return computeAccessibleName(element, {
    getComputedStyle: (inner, pseudo) =>
      inner !== element && isPrivate(inner) ? HIDDEN : window.getComputedStyle(inner, pseudo),
  });
}

function holdsPrivate(label: Element | null | undefined, isPrivate: (element: Element) => boolean): boolean {
  if (!label) return false;
  return isPrivate(label) || [...label.querySelectorAll('*')].some(isPrivate);
}
