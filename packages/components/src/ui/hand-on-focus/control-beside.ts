const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex]';

/** The nearest control before or after an element, neither in it nor around it, that Tab reaches. */
export function controlBeside(element: HTMLElement, side: 'before' | 'after'): HTMLElement | undefined {
  const wanted = side === 'before' ? Node.DOCUMENT_POSITION_PRECEDING : Node.DOCUMENT_POSITION_FOLLOWING;
  const root = element.getRootNode() as Document | ShadowRoot;
  const controls = [...root.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (control) =>
      control.tabIndex >= 0 &&
      element.compareDocumentPosition(control) & wanted &&
      !control.contains(element) &&
      !element.contains(control) &&
      control.getClientRects().length > 0,
  );
  return side === 'before' ? controls.at(-1) : controls[0];
}
