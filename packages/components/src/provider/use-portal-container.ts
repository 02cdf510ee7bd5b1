'use client';

import { useContext, useSyncExternalStore } from 'react';
import { UiContext } from './ui-context.js';

const subscribe = () => () => undefined;

/** Returns the container of overlays in the form that Radix portals take. Undefined stands for the body. */
export function usePortalContainer(): HTMLElement | DocumentFragment | undefined {
  const { portalContainer } = useContext(UiContext);
  const read = () => portalContainer?.current ?? undefined;
  // A ref has its element once all is mounted. Then it is read again, before an overlay that is open from the start shows.
  return useSyncExternalStore(subscribe, read, read);
}
