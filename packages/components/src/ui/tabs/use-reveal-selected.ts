'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { watchSize } from '../internal/layout/watch-size.js';

/** Visible part of the next tab, in CSS pixels, so that it can be clicked beside the fade. */
const PEEK_PX = 56;

/** Scrolls a list of tabs, if it does, so that the selected tab and a part of its neighbours are visible. */
export function useRevealSelected(value: string, scrolls: boolean): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = list.current;
    // The first size arrives with the first frame; reading it here would force a layout.
    if (scrolls && element) return watchSize(element, () => reveal(element));
  }, [value, scrolls]);

  return list;
}

/** `scrollIntoView` would scroll the page as well. */
function reveal(list: HTMLElement) {
  const tab = list.querySelector('[aria-selected="true"]');
  if (!tab) return;
  const [box, place] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const beyondLeft = place.left - PEEK_PX - box.left;
  const beyondRight = place.right + PEEK_PX - box.right;
  if (beyondLeft < 0) list.scrollBy({ left: beyondLeft });
  else if (beyondRight > 0) list.scrollBy({ left: beyondRight });
}
