import type { MouseEvent } from 'react';

/** Returns whether a click on a link opens it in this tab: with the primary button and without modifier keys. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}
