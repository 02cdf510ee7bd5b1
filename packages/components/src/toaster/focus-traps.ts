/**
 * Lets toasts take the focus while a modal dialog is open, such as for their Undo button. Radix traps the focus with listeners on
 * the document. These ones are registered before a dialog opens, so they run first. Returns the function that removes them.
 */
export function exemptFromFocusTraps(toaster: HTMLElement): () => void {
  const isToast = (target: EventTarget | null) => target instanceof Node && toaster.contains(target);
  const onFocusIn = (event: FocusEvent) => {
    if (isToast(event.target)) event.stopImmediatePropagation();
  };
  const onFocusOut = (event: FocusEvent) => {
    if (isToast(event.relatedTarget)) event.stopImmediatePropagation();
  };
  const page = toaster.ownerDocument;
  page.addEventListener('focusin', onFocusIn);
  page.addEventListener('focusout', onFocusOut);
  return () => {
    page.removeEventListener('focusin', onFocusIn);
    page.removeEventListener('focusout', onFocusOut);
  };
}
