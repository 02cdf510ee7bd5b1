import type { SyntheticEvent } from 'react';

/**
 * Handles the submit event of a form completely: the browser loads no page, and an outer form of the host is not submitted.
 * React passes the event to that form even from a dialog.
 */
export function takeSubmit(event: SyntheticEvent): void {
  event.preventDefault();
  event.stopPropagation();
}
