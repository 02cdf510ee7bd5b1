import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { BenchProvider } from '../bench-provider.js';

/** Renders one of our elements for a peer without React, which copies it. */
export function drawOnce(children: ReactNode): HTMLElement {
  const place = document.createElement('div');
  flushSync(() => createRoot(place).render(<BenchProvider>{children}</BenchProvider>));
  return place.firstElementChild as HTMLElement;
}
