'use client';

import { CARD_PREVIEW_DELAY_MS } from '@flowlens/core/limits';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

export interface UseCardPreviewResult {
  previewing: boolean;
  /** Props for the element that is hovered or contains the focus. */
  previewProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Returns whether the mouse or keyboard focus has rested on a card for 100 ms, until Escape. Never
 * for people who prefer less motion.
 */
export function useCardPreview(): UseCardPreviewResult {
  const [previewing, setPreviewing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  function start() {
    clearTimeout(timer.current);
    if (!prefersLessMotion()) timer.current = setTimeout(() => setPreviewing(true), CARD_PREVIEW_DELAY_MS);
  }

  function stop() {
    clearTimeout(timer.current);
    setPreviewing(false);
  }

  return {
    previewing,
    previewProps: {
      onPointerEnter: ({ pointerType }) => pointerType !== 'touch' && start(),
      onPointerLeave: stop,
      // A click also sets the focus, but then hover has started the preview, or Escape has stopped it.
      onFocus: ({ target, currentTarget }) => currentTarget.contains(target) && isFocusVisible(target) && start(),
      onBlur: stop,
      onKeyDown: ({ key }) => key === 'Escape' && stop(),
    },
  };
}

function prefersLessMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}

function isFocusVisible(element: Element): boolean {
  return element.matches(':focus-visible');
}
