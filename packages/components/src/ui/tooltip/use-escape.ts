'use client';

import { useEffect } from 'react';

/** Takes Escape for what is open. One Escape takes away one thing, not a dialog around it too. */
export function useEscape(open: boolean, onEscape: () => void): void {
  useEffect(() => {
    if (!open) return;
    const take = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      onEscape();
    };
    // At the window, because dialogs listen at the document, and theirs was there first.
    window.addEventListener('keydown', take, { capture: true });
    return () => window.removeEventListener('keydown', take, { capture: true });
  }, [open, onEscape]);
}
