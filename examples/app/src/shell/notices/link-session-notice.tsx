import { lazy, Suspense, useSyncExternalStore } from 'react';
import { linkSession } from '../../flowlens.js';

/** Loads only for users whom a link signed in. */
const LinkBar = lazy(async () => ({ default: (await import('./session-bars.js')).LinkBar }));

/** Bar above every page until the user confirms a session that a link started. */
export function LinkSessionNotice() {
  const isOpen = useSyncExternalStore(linkSession.subscribe, linkSession.isOpen);
  return isOpen ? (
    <Suspense>
      <LinkBar />
    </Suspense>
  ) : null;
}
