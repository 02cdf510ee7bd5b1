'use client';

import * as Direction from '@radix-ui/react-direction';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { TextDirection } from '../../../provider/ui-context.js';

export interface DirectionProviderProps {
  /** Defaults to the direction of the surrounding provider, then of the page. */
  dir: TextDirection | undefined;
  children: ReactNode;
}

/** Sets the text direction for menus, lists and tabs. Renders no element. */
export function DirectionProvider({ dir, children }: DirectionProviderProps) {
  const pageDirection = useSyncExternalStore(watchPage, directionOfPage, directionOnServer);
  // Radix defaults to `ltr` without an outer provider.
  const around = Direction.useDirection();
  return <Direction.Provider dir={dir ?? (around === 'rtl' ? around : pageDirection)}>{children}</Direction.Provider>;
}

/** A host may change its language without a reload. */
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
