'use client';

import { Direction } from 'radix-ui';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { TextDirection } from '../../provider/ui-context.js';

export interface DirectionProviderProps {
  /** Left out, the page says. */
  dir: TextDirection | undefined;
  children: ReactNode;
}

/** Tells menus, lists and tabs which way arrow keys go and on which side they open. Renders no element. */
export function DirectionProvider({ dir, children }: DirectionProviderProps) {
  const pageDirection = useSyncExternalStore(watchPage, directionOfPage, directionOnServer);
  return <Direction.Provider dir={dir ?? pageDirection}>{children}</Direction.Provider>;
}

/** A host may change its language without loading the page anew. */
function watchPage(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  for (const element of [document.documentElement, document.body])
    observer.observe(element, { attributes: true, attributeFilter: ['dir'] });
  return () => observer.disconnect();
}

function directionOfPage(): TextDirection {
  return (document.body.dir || document.documentElement.dir) === 'rtl' ? 'rtl' : 'ltr';
}

function directionOnServer(): TextDirection {
  return 'ltr';
}
