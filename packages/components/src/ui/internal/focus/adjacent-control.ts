const FOCUSABLE = 'a[href], :enabled, [tabindex]';

/** The nearest control before an element, not around it, that Tab reaches. */
export function controlBefore(element: HTMLElement): HTMLElement | undefined {
  return controlsBeside(element, Node.DOCUMENT_POSITION_PRECEDING).at(-1);
}

/** The nearest control after an element, not in it, that Tab reaches. */
export function controlAfter(element: HTMLElement): HTMLElement | undefined {
  return controlsBeside(element, Node.DOCUMENT_POSITION_FOLLOWING)[0];
}

/** The controls in something that Tab reaches, in their order. */
export function controlsIn(around: ParentNode): HTMLElement[] {
  return [...around.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) => control.tabIndex >= 0 && control.getClientRects().length > 0,
  );
}

function controlsBeside(element: HTMLElement, side: number): HTMLElement[] {
  return controlsIn(element.getRootNode() as Document | ShadowRoot).filter(
    (control) =>
      element.compareDocumentPosition(control) & side && !control.contains(element) && !element.contains(control),
  );
}
