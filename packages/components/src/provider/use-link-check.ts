'use client';

import { useEffect, useRef } from 'react';
import type { ReplaceableComponents } from './ui-context.js';

/** Warns developers of the host once when the link component changes its identity. */
export function useLinkCheck(Link: ReplaceableComponents['Link']): void {
  const before = useRef(Link);
  const warned = useRef(false);

  useEffect(() => {
    if (Link && before.current && Link !== before.current && !warned.current) {
      warned.current = true;
      // eslint-disable-next-line no-console -- a hint for developers of the host
      console.warn(
        'FlowLens: components.Link has changed. Made anew per render, every link is, too, and loses the focus.',
      );
    }
    before.current = Link;
  }, [Link]);
}
