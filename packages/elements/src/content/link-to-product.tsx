'use client';

import type { LinkProps } from '@flowlens/components/provider';
import { createContext, type MouseEvent, useContext } from 'react';
import type { Emit } from '../events/emit.js';

export const ProductContext = createContext<{ productUrl: string; emit: Emit } | null>(null);

/** A link to a page of the product, unless the host page takes over with `flowlens-navigate`. */
export function LinkToProduct({ to, href, onClick, ...rest }: LinkProps) {
  const { productUrl, emit } = useContext(ProductContext)!;

  function ask(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || opensElsewhere(event)) return;
    if (!emit('flowlens-navigate', { target: to })) event.preventDefault();
  }

  return <a {...rest} href={new URL(href, productUrl).href} onClick={ask} />;
}

function opensElsewhere(event: MouseEvent): boolean {
  return event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
