import { controlsIn } from '../internal/focus/adjacent-control.js';

/**
 * Keeps Tab within a dialog in a shadow root. Radix reads the focused element of the document, which is only the shadow
 * host.
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
 * Focuses the first control of a dialog in a shadow root, unless the focus has already moved from the dialog. Radix
 * cannot see the focus inside the shadow root, so it focuses the dialog itself. Like Radix, this skips links and
 * selects the text of an input.
 */
export function focusFirst(dialog: HTMLElement): void {
  if ((dialog.getRootNode() as ShadowRoot).activeElement !== dialog) return;
  const first = controlsIn(dialog).find((control) => !(control instanceof HTMLAnchorElement));
  first?.focus({ preventScroll: true });
  if (first instanceof HTMLInputElement) first.select();
}
