import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { TimelineSession } from './timeline-session.js';

/** Long enough for a page that shows the same flow again at once. */
const GRACE_MS = 1_000;

/**
 * Ends a session when its query leaves the cache, or when a new download replaces it. If the file is still loading, the
 * session ends soon after the last observer is gone.
 */
export function keepWhileCached(queryClient: QueryClient, queryKey: QueryKey, session: TimelineSession): void {
  const cache = queryClient.getQueryCache();
  const own = cache.find<TimelineSession>({ queryKey, exact: true });
  if (!own) return session.end();
  const holdsSession = () => own.state.data === session;
  let wasHeld = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  function leaveUnlessWatched(): void {
    if (holdsSession() && own!.getObserversCount() === 0 && !session.getState().complete) cache.remove(own!);
  }

  const unsubscribe = cache.subscribe(({ type, query }) => {
    if (query.queryHash !== own.queryHash) return;
    if (type !== 'removed' && holdsSession()) {
      wasHeld = true;
      clearTimeout(leaving);
      if (type === 'observerRemoved') leaving = setTimeout(leaveUnlessWatched, GRACE_MS);
      return;
    }
    // The session is about to enter the cache; only after that can it leave.
    if (type !== 'removed' && !wasHeld) return;
    clearTimeout(leaving);
    unsubscribe();
    session.end();
  });
}
