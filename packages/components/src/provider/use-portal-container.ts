'use client';

import { useContext, useSyncExternalStore } from 'react';
import { UiContext } from './ui-context.js';

const subscribe = () => () => undefined;

/** Returns the container of overlays in the form that Radix portals take. Undefined stands for the body. */
export function usePortalContainer(): HTMLElement | DocumentFragment | undefined {
  const { portalContainer } = useContext(UiContext);
  const read = () => portalContainer?.current ?? undefined;
  // A ref is set only after mount. It is then read again, before an initially open overlay shows.
  return useSyncExternalStore(subscribe, read, read);
}
