'use client';

import type { UseQueryResult } from '@tanstack/react-query';
import { useMessages } from '../../provider/use-messages.js';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.js';
import { LoadFailure } from '../../ui/load-failure/load-failure.js';
import { ListLoading } from './list-loading.js';

export interface ListStateProps {
  query: Pick<UseQueryResult, 'data' | 'isPending' | 'isError' | 'isFetching' | 'refetch'>;
  loading: string;
  failed: string;
}

/** Status of a list that is loading, failed to load, or failed to refetch. */
export function ListState({ query, loading, failed }: ListStateProps) {
  const { tryAgain } = useMessages('common');
  if (query.isPending) return <ListLoading text={loading} />;
  if (!query.isError) return null;
  if (query.data !== undefined) return <InlineAlert tone="error">{failed}</InlineAlert>;
  return (
    <LoadFailure
      message={failed}
      retryLabel={tryAgain}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
