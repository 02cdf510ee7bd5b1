import type { SyntheticEvent } from 'react';

/**
 * Takes the submit of a form for itself: the browser loads no page, and the form of a host around it, which React tells of it even
 * from a dialog, is not submitted too.
 */
export function takeSubmit(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
