import { Spinner } from '@flowlens/components';
import { en } from '@flowlens/core';

/** Shows while the first page's code is on its way. Stands outside of every provider. */
export function LoadingPage() {
  return (
    <div className="fl-root app-center">
      <p role="status" className="app-loading">
        <Spinner />
        {en.common.loading}
      </p>
    </div>
  );
}
