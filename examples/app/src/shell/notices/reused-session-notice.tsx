import { useCurrentUser } from '@flowlens/hooks';
import { lazy, Suspense } from 'react';

const ReusedSessionBar = lazy(async () => ({ default: (await import('./session-bars.js')).ReusedSessionBar }));

/** Notice that a session of the viewer was used in two places. Its code is loaded only then. */
export function ReusedSessionNotice() {
  const { data } = useCurrentUser();
  return data?.session_reused_at ? (
    <Suspense>
      <ReusedSessionBar />
    </Suspense>
  ) : null;
}
