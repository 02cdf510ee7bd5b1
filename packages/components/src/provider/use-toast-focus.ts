import { isInToast, isToast } from '../ui/dismissal/is-in-toast.js';
import { useBrowserLayoutEffect } from '../ui/internal/layout/use-browser-layout-effect.js';

/**
 * Lets toasts take the focus while a modal dialog is open, such as for their Undo button. Radix traps the focus with
 * listeners on the document. A layout effect of the provider registers these before any dialog opens, so they run first.
 */
export function useToastFocus(): void {
  useBrowserLayoutEffect(() => {
    const onFocusIn = (event: FocusEvent) => {
      if (isInToast(event)) event.stopImmediatePropagation();
    };
    const onFocusOut = (event: FocusEvent) => {
      if (isToast(event.relatedTarget)) event.stopImmediatePropagation();
    };
    document.addEventListener('focusin', onFocusIn);
    document.addEventListener('focusout', onFocusOut);
    return () => {
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('focusout', onFocusOut);
    };
  }, []);
}
