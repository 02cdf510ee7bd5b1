import type { FocusEvent } from 'react';

/** Toasts wait for a pointer, but their library knows nothing of focus: so a pointer is what it is told of. */
export function hold({ target }: FocusEvent): void {
  target.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
}

/** Resumes the timers that `hold` has paused once the focus has left all toasts. */
export function letGo({ currentTarget, target, relatedTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget)) target.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
}
