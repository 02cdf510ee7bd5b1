'use client';

import { type RefObject, useEffect, useState } from 'react';

/**
 * True once an element has been visible for a while, so that a press aimed at earlier content cannot hit it. Restarts
 * after the page was hidden or lost the focus, because another window can be put in front of it.
 */
export function useReadyOnceShown(element: RefObject<HTMLElement | null>, delayMs: number): boolean {
  const [ready, setReady] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let inView = false;

    function restart() {
      clearTimeout(timer);
      setReady(false);
      if (inView && document.visibilityState === 'visible') timer = setTimeout(() => setReady(true), delayMs);
    }

    const view = new IntersectionObserver((entries) => {
      inView = entries.at(-1)?.isIntersecting ?? false;
      restart();
    });
    if (element.current) view.observe(element.current);
    document.addEventListener('visibilitychange', restart);
    window.addEventListener('focus', restart);
    return () => {
      clearTimeout(timer);
      view.disconnect();
      document.removeEventListener('visibilitychange', restart);
      window.removeEventListener('focus', restart);
    };
  }, [element, delayMs]);

  return ready;
}
