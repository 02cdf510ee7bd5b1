'use client';

import { useStableCallback } from '@flowlens/hooks/internal';
import { useLayoutEffect, useRef } from 'react';

/** Scrolls a new list to its start position, once it is on screen. */
export function useStartPlace(visible: boolean, goThere: () => void): void {
  const started = useRef(false);
  const start = useStableCallback(goThere);

  useLayoutEffect(() => {
    if (!visible || started.current) return;
    started.current = true;
    start();
  }, [visible, start]);
}
