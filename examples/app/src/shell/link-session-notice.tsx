import { lazy, Suspense, useSyncExternalStore } from 'react';
import { linkSession } from '../flowlens.js';

/** Comes only to people whom a link signed in. */
const LinkBar = lazy(async () => ({ default: (await import('./session-bars.js')).LinkBar }));

/** Stands above every page while a link has signed the viewer in and they have not said that they know. */
export function LinkSessionNotice() {
  const isOpen = useSyncExternalStore(linkSession.subscribe, linkSession.isOpen);
  return isOpen ? (
    <Suspense>
      <LinkBar />
    </Suspense>
  ) : null;
}
