import { LoadFailure } from '@flowlens/components';
import { useContext } from 'react';
import { TextsContext } from '../../language/texts.js';

/** Stands in for a page that broke, or whose code could not be loaded. Needs no provider, which may be what broke. */
export function CrashPage() {
  const { messages } = useContext(TextsContext);

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
