import { LoadFailure } from '@flowlens/components';
import { useContext } from 'react';
import { TextsContext } from '../../language/texts.js';

/** Replaces a page that crashed or whose code failed to load. Needs no provider, because the provider may have crashed. */
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
