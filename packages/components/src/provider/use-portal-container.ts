'use client';

import { useContext } from 'react';
import { UiContext } from './ui-context.js';

/** Where overlays are put, in the form that Radix portals take. Undefined stands for the body. */
export function usePortalContainer(): HTMLElement | DocumentFragment | undefined {
  const { portalContainer } = useContext(UiContext);
  if (portalContainer === null) return undefined;
  return ('current' in portalContainer ? portalContainer.current : portalContainer) ?? undefined;
}
