import { useCurrentUser } from '@flowlens/hooks';
import { lazy, Suspense } from 'react';

const ReusedSessionBar = lazy(async () => ({ default: (await import('./session-bars.js')).ReusedSessionBar }));

/** Tells the viewer that one of their sessions was used in two places. Its code comes only then. */
export function ReusedSessionNotice() {
  const { data } = useCurrentUser();
  return data?.session_reused_at ? (
    <Suspense>
      <ReusedSessionBar />
    </Suspense>
  ) : null;
}
