import { controlsIn } from '../internal/focus/adjacent-control.js';

/**
 * Keeps Tab within a dialog in a shadow root. Radix asks the document for the focused element, which is only the host of
 * that root.
 */
export function loopTab(dialog: HTMLElement): void {
  dialog.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab' || event.defaultPrevented) return;
    const { activeElement } = dialog.getRootNode() as ShadowRoot;
    const controls = controlsIn(dialog);
    const from = event.shiftKey ? controls[0] : controls.at(-1);
    const to = event.shiftKey ? controls.at(-1) : controls[0];
    if (activeElement !== from && activeElement !== dialog) return;
    event.preventDefault();
    to?.focus();
  });
}

/**
 * Focuses the first control of a dialog in a shadow root, unless the focus is elsewhere by now. Radix does not see the focus
 * move there and ends at the dialog. As with Radix, a text is selected, and links are skipped.
 */
export function focusFirst(dialog: HTMLElement): void {
  if ((dialog.getRootNode() as ShadowRoot).activeElement !== dialog) return;
  const first = controlsIn(dialog).find((control) => !(control instanceof HTMLAnchorElement));
  first?.focus({ preventScroll: true });
  if (first instanceof HTMLInputElement) first.select();
}
