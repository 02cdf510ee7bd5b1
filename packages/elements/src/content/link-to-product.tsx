'use client';

import type { LinkProps } from '@flowlens/components/provider';
import { isPlainClick } from '@flowlens/hooks/internal';
import { createContext, type MouseEvent, useContext } from 'react';
import type { Emit } from '../events/emit.js';

export const ProductContext = createContext<{ productUrl: string; emit: Emit } | null>(null);

/** A link to a page of the product. The host page can handle the click itself by cancelling `flowlens-navigate`. */
export function LinkToProduct({ to, href, onClick, ...rest }: LinkProps) {
  const { productUrl, emit } = useContext(ProductContext)!;

  function announce(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainClick(event)) return;
    if (!emit('flowlens-navigate', { target: to })) event.preventDefault();
  }

  return <a {...rest} href={new URL(href, productUrl).href} onClick={announce} />;
}
