'use client';

import { useEffect, useState } from 'react';

export interface LazyCode<Part> {
  /** Fetches it ahead, so that it is there when it is first wanted. */
  prefetch: () => void;
  /**
   * Returns the loaded part, or null. If loading fails, `onLost` runs, or else the component throws; it retries when
   * wanted or rendered again. `onLost` must keep its identity.
   */
  useCode: (wanted: boolean, onLost?: () => void) => Part | null;
}

/**
 * Code that comes when it is first wanted. As soon as it is there, all who want it have it at once: a component that is made with
 * `lazy` of React would show its fallback first even then, and would fail for good after it has failed once.
 */
export function lazyCode<Part>(load: () => Promise<Part>): LazyCode<Part> {
  let code: Part | null = null;

  async function fetchCode(): Promise<Part> {
    return (code = await load());
  }

  function useCode(wanted: boolean, onLost?: () => void): Part | null {
    const [part, setPart] = useState<Part | null>(() => code);
    // It came meanwhile, for somebody else or ahead: no need to wait for an effect.
    if (wanted && part === null && code !== null) setPart(() => code);

    useEffect(() => {
      if (part || !wanted) return;
      let current = true;
      fetchCode().then(
        (loaded) => {
          if (current) setPart(() => loaded);
        },
        (error: unknown) => {
          if (!current) return;
          if (onLost) return onLost();
          // An error thrown here reaches the error boundary.
          setPart(() => {
            throw error;
          });
        },
      );
      return () => {
        current = false;
      };
    }, [part, wanted, onLost]);

    return part;
  }

  return {
    // The component that needs the code retries, and reports a failure.
    prefetch: () => void fetchCode().catch(() => undefined),
    useCode,
  };
}
