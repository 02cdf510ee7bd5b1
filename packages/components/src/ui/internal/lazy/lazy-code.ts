'use client';

import { useEffect, useState } from 'react';

export interface LazyCode<Part> {
  /** Loads the code ahead of its first use. */
  prefetch: () => void;
  /**
   * Returns the loaded part, or null. If loading fails, `onLost` runs, or else the component throws; it retries when
   * wanted or rendered again. `onLost` must keep its identity.
   */
  useCode: (wanted: boolean, onLost?: () => void) => Part | null;
}

/**
 * Code that loads on demand. Once loaded, it is available synchronously to all users: `lazy` of React would still show
 * its fallback first, and would fail permanently after one failure.
 */
export function lazyCode<Part>(load: () => Promise<Part>): LazyCode<Part> {
  let code: Part | null = null;

  async function fetchCode(): Promise<Part> {
    return (code = await load());
  }

  function useCode(wanted: boolean, onLost?: () => void): Part | null {
    const [part, setPart] = useState<Part | null>(() => code);
    // Loaded in the meantime for another component or in advance, so no effect is needed.
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
