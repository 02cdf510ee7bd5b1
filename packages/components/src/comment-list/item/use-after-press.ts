'use client';

import { useEffect, useRef } from 'react';

/**
 * Runs a callback at once or, while a mouse button or a finger is down, on release. An earlier layout change would move
 * the pressed element away, and no click would happen. Cancelled on unmount.
 */
export function useAfterPress(): (run: () => void) => void {
  const pressed = useRef(false);
  const waiting = useRef<(() => void) | null>(null);

  useEffect(() => {
    const press = () => (pressed.current = true);
    function release() {
      pressed.current = false;
      waiting.current?.();
      waiting.current = null;
    }
    // A tap fires mouse events as well. A drag ends without a release.
    const ends = ['mouseup', 'pointercancel'];
    window.addEventListener('mousedown', press, { capture: true });
    ends.forEach((end) => window.addEventListener(end, release, { capture: true }));
    return () => {
      window.removeEventListener('mousedown', press, { capture: true });
      ends.forEach((end) => window.removeEventListener(end, release, { capture: true }));
    };
  }, []);

  return (run) => {
    if (pressed.current) waiting.current = run;
    else run();
  };
}
