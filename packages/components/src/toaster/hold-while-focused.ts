import type { FocusEvent } from 'react';

/** Toasts pause on hover, but their library ignores focus, so a pointer event is simulated. */
export function hold({ target }: FocusEvent): void {
  target.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
}

/** Resumes the timers that `hold` has paused once the focus has left all toasts. */
export function letGo({ currentTarget, target, relatedTarget }: FocusEvent): void {
  if (!currentTarget.contains(relatedTarget)) target.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
}
