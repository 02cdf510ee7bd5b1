'use client';

import { FlowLensError } from '@flowlens/client';
import type { QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as flowlensKeys from '../query-keys.js';

export interface QueryErrorDetails {
  /** Id of the operation in `openapi.yaml`, such as `getFlow`; undefined for other errors. */
  operation: string | undefined;
}

export type QueryErrorListener = (error: Error, details: QueryErrorDetails) => void;

/**
 * Reports every failed request of FlowLens, even in a query client shared with the host. A cancelled request has not
 * failed.
 */
export function useQueryErrors(queryClient: QueryClient, onError: QueryErrorListener): void {
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error') return;
        const [owner] = event.query.queryKey as readonly unknown[];
        if (owner !== flowlensKeys.all[0]) return;
        const { error } = event.action as { error: Error };
        onError(error, { operation: error instanceof FlowLensError ? error.operation : undefined });
      }),
    [queryClient, onError],
  );
}
