const FOCUSABLE = 'a[href], :enabled, [tabindex]';

/** Returns the nearest control in Tab order before an element, excluding its ancestors. */
export function controlBefore(element: HTMLElement): HTMLElement | undefined {
  return controlsBeside(element, Node.DOCUMENT_POSITION_PRECEDING).at(-1);
}

/** Returns the nearest control in Tab order after an element, excluding its descendants. */
export function controlAfter(element: HTMLElement): HTMLElement | undefined {
  return controlsBeside(element, Node.DOCUMENT_POSITION_FOLLOWING)[0];
}

/** Returns the controls inside an element that Tab reaches, in order. */
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
