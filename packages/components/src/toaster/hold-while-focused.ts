import type { FocusEvent } from 'react';

/** Toasts wait for a pointer, but their library knows nothing of focus: so a pointer is what it is told of. */
export function hold({ target }: FocusEvent): void {
  target.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
}

/** What `hold` has stopped goes on once the focus is in no toast. */
export function letGo({ currentTarget, target, relatedTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget)) target.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
}
