import { Spinner } from '@flowlens/components';
import { useContext } from 'react';
import { TextsContext } from '../language/texts.js';

/** Shows while the first page's code is on its way. Stands outside of every provider. */
export function LoadingPage() {
  const { messages } = useContext(TextsContext);
  return (
    <div className="fl-root app-center">
      <p role="status" className="app-loading">
        <Spinner />
        {messages.common.loading}
      </p>
    </div>
  );
}
