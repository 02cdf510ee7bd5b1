import { LoadFailure } from '@flowlens/components';
import { useContext, useEffect } from 'react';
import { useRouteError } from 'react-router';
import { TextsContext } from '../language/texts.js';

/** Stands in for a page that broke, or whose code could not be loaded. Stands outside of every provider. */
export function CrashPage() {
  const { messages } = useContext(TextsContext);
  const error = useRouteError();
  useEffect(() => console.error('A page broke', error), [error]);

  return (
    <main className="fl-root app-center">
      <LoadFailure
        message={messages.common.pageBroke}
        retryLabel={messages.common.tryAgain}
        onRetry={() => window.location.reload()}
      />
    </main>
  );
}
