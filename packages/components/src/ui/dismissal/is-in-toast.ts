/** Returns whether an event happens in a toast. Such events are not meant for the dialog below it. */
export function isInToast(event: Event): boolean {
  return isToast(event.composedPath()[0] ?? null);
}

/** Returns whether an element is in a toast, also in one of the host's own. */
export function isToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('.fl-toaster, [data-sonner-toaster]') !== null;
}
