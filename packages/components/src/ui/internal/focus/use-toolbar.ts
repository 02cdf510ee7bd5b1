'use client';

import { type FocusEvent, type KeyboardEvent, useState } from 'react';

interface Toolbar {
  props: {
    role: 'toolbar';
    onFocus: (event: FocusEvent<HTMLElement>) => void;
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  };
  tabIndexOf: (index: number) => 0 | -1;
}

/** One tab stop for the buttons that are the children of an element: arrows, Home and End move between them. */
export function useToolbar(count: number): Toolbar {
  const [lastFocused, setLastFocused] = useState(0);
  const tabStop = Math.min(lastFocused, count - 1);

  return {
    props: {
      role: 'toolbar',
      onFocus: ({ target, currentTarget }) => setLastFocused(placeIn(currentTarget, target)),
      onKeyDown: (event) => {
        const { key, altKey, ctrlKey, metaKey, target, currentTarget } = event;
        if (altKey || ctrlKey || metaKey) return;
        const isRtl = getComputedStyle(currentTarget).direction === 'rtl';
        const next = toolbarTarget(key, { index: placeIn(currentTarget, target as Element), count, isRtl });
        if (next === null) return;
        event.preventDefault();
        (currentTarget.children[next] as HTMLElement | undefined)?.focus();
      },
    },
    tabIndexOf: (index) => (index === tabStop ? 0 : -1),
  };
}

function placeIn(parent: Element, child: Element): number {
  return Math.max(0, [...parent.children].indexOf(child));
}

/** Returns the place to which a key moves the focus, past the ends to the other one; null for other keys. */
function toolbarTarget(
  key: string,
  { index, count, isRtl }: { index: number; count: number; isRtl: boolean },
): number | null {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft':
      return (index + ((key === 'ArrowRight') === isRtl ? count - 1 : 1)) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
