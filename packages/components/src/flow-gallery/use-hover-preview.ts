'use client';

import { CARD_PREVIEW_DELAY_MS } from '@flowlens/core';
import { type PointerEvent, useEffect, useRef, useState } from 'react';

export interface UseHoverPreviewResult {
  previewing: boolean;
  /** For the element that is hovered. */
  hoverProps: { onPointerEnter: (event: PointerEvent) => void; onPointerLeave: () => void };
}

/** Whether a mouse has rested on an element for 100 ms (spec §2, Flow list). Never for people who ask for less motion. */
export function useHoverPreview(): UseHoverPreviewResult {
  const [previewing, setPreviewing] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    previewing,
    hoverProps: {
      onPointerEnter(event) {
        if (event.pointerType === 'touch' || prefersLessMotion()) return;
        timer.current = setTimeout(() => setPreviewing(true), CARD_PREVIEW_DELAY_MS);
      },
      onPointerLeave() {
        clearTimeout(timer.current);
        setPreviewing(false);
      },
    },
  };
}

function prefersLessMotion(): boolean {
  return globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false;
}
