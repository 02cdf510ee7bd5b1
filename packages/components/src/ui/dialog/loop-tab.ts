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
