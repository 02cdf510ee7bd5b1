'use client';

import { CARD_PREVIEW_DELAY_MS } from '@flowlens/core/limits';
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';

export interface UseCardPreviewResult {
  previewing: boolean;
  /** For the element that is hovered, and has the focus inside. */
  previewProps: {
    onPointerEnter: (event: PointerEvent) => void;
    onPointerLeave: () => void;
    onFocus: (event: FocusEvent) => void;
    onBlur: () => void;
    onKeyDown: (event: KeyboardEvent) => void;
  };
}

/**
 * Returns whether the mouse or keyboard focus has rested on a card for 100 ms (spec §2, Flow list), until Escape. Never
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
      // A press with the mouse gives the focus, too, but then the mouse has started the preview or has been told to stop.
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
