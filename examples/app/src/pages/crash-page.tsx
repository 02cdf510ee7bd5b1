import { LoadFailure } from '@flowlens/components';
import { en } from '@flowlens/core';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';

/** Stands in for a page that broke, or whose code could not be loaded. Stands outside of every provider. */
export function CrashPage() {
  const error = useRouteError();
  useEffect(() => console.error('A page broke', error), [error]);

  return (
    <main className="fl-root app-center">
      <LoadFailure
        message={en.common.pageBroke}
        retryLabel={en.common.tryAgain}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
