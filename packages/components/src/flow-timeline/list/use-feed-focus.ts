'use client';

import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useStableCallback } from '@flowlens/hooks/internal';
import { controlAfter, controlBefore } from '../../ui/internal/focus/adjacent-control.js';
import { feedTarget } from './feed-keys.js';

export interface UseFeedFocusOptions {
  feed: RefObject<HTMLElement | null>;
  /** Number of rows, rendered or not. */
  count: number;
  currentIndex: number;
}

export interface FeedFocus {
  /** The row that is the tab stop: the last focused one, initially the current one. */
  tabStop: number;
  remember: (index: number) => void;
  moveTo: (index: number) => void;
  /** Handles the keys of an ARIA feed. Returns the row that receives the focus, or null. */
  handleKey: (event: KeyboardEvent<HTMLElement>) => number | null;
}

/** Focus in a feed whose rows mount and unmount during scrolling. */
export function useFeedFocus({ feed, count, currentIndex }: UseFeedFocusOptions): FeedFocus {
  // An object, so that another move to the same row renders again.
  const [lastFocused, setLastFocused] = useState<{ index: number } | null>(null);
  const wanted = useRef<number | null>(null);
  const tabStop = Math.min(lastFocused?.index ?? Math.max(currentIndex, 0), count - 1);

  // The row to focus may mount in this render or a later one.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    const row = feed.current?.querySelector<HTMLElement>(`[data-index="${wanted.current}"]`);
    if (!row) return;
    wanted.current = null;
    // The focused element may have been reused for this row. Without a new focus event, screen readers would not announce
    // it.
    if (row.matches(':focus')) row.blur();
    row.focus({ preventScroll: true });
  });

  function moveTo(index: number): void {
    wanted.current = index;
    setLastFocused({ index });
  }

  function handleKey(event: KeyboardEvent<HTMLElement>): number | null {
    const { key, ctrlKey, target, currentTarget } = event;
    // In a text field, these keys move the caret.
    if (target instanceof HTMLInputElement) return null;
    if (ctrlKey && (key === 'Home' || key === 'End')) {
      event.preventDefault();
      (key === 'Home' ? controlBefore(currentTarget) : controlAfter(currentTarget))?.focus();
      return null;
    }
    if (ctrlKey || !(target instanceof HTMLElement) || target.closest('.fl-timeline-details')) return null;
    const row = target.closest<HTMLElement>('.fl-timeline-row');
    if (row === target && key === 'Enter') {
      event.preventDefault();
      row.querySelector<HTMLElement>('.fl-timeline-row-line')?.click();
      return null;
    }
    const index = row && feedTarget(key, Number(row.dataset['index']), count);
    if (index === null) return null;
    event.preventDefault();
    moveTo(index);
    return index;
  }

  const remember = useStableCallback((index: number) => {
    if (index !== lastFocused?.index) setLastFocused({ index });
  });

  return { tabStop, remember, moveTo, handleKey };
}
