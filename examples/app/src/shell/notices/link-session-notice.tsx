import { lazy, Suspense, useSyncExternalStore } from 'react';
import { linkSession } from '../../flowlens.js';

/** Comes only to people whom a link signed in. */
const LinkBar = lazy(async () => ({ default: (await import('./session-bars.js')).LinkBar }));

/** Bar above every page until the viewer confirms a session that a link began. */
export function LinkSessionNotice() {
  const isOpen = useSyncExternalStore(linkSession.subscribe, linkSession.isOpen);
  return isOpen ? (
    <Suspense>
      <LinkBar />
    </Suspense>
  ) : null;
}
