'use client';

import type { Notice } from '@flowlens/core';
import { mayHaveWorked, statusOf } from '@flowlens/core/failures';
import { type Query, type QueryKey, useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { useFlowLens } from '../provider/use-flowlens.js';
import { useStableCallback } from '../internal/use-stable-callback.js';
import { randomKey } from './random-key.js';
import { refetchBranch } from './refetch-branch.js';

export interface ServerChangeOptions<Variables, Data> {
  /**
   * Calls the server. Calls that create something pass the key on, so that a retry after a lost response creates
   * nothing twice.
   */
  change: (variables: Variables, idempotencyKey: string) => Promise<Data>;
  /** Branches of the cache that the change makes stale. They are refetched before `onSuccess` runs. */
  stale?: ((variables: Variables, data: Data) => readonly QueryKey[]) | undefined;
  /** Excludes queries of `stale` branches that the server would refuse from now on. */
  isGone?: ((query: Query) => boolean) | undefined;
  /** Runs first after a success. Return true if the host takes over: then there is no notice and no refetch. */
  takenOver?: ((variables: Variables, data: Data) => boolean) | undefined;
  /**
   * Branches that may still contain an object that the server reports as deleted (404). They are marked stale without a
   * refetch, so that mounted forms keep their input.
   */
  missing?: ((variables: Variables) => readonly QueryKey[]) | undefined;
  succeeded?: ((variables: Variables, data: Data) => Notice) | undefined;
  failed?: ((error: Error, variables: Variables) => Notice) | undefined;
}

/** Callbacks after one run of a change. */
export interface ServerChangeHandlers<Data> {
  onSuccess?: ((data: Data) => void) | undefined;
  onError?: ((error: Error) => void) | undefined;
}

/** A change to server data, as hooks return it. */
export interface ServerChange<Variables, Data> {
  pending: boolean;
  /** Arguments of the running change, for instance to mark its row as busy. */
  variables: Variables | undefined;
  error: Error | null;
  /** Does nothing while the same change is still running, so that a double click creates one object. Never throws. */
  run: (variables: Variables, handlers?: ServerChangeHandlers<Data>) => void;
  reset: () => void;
}

/** A change to server data: one at a time, reported to the user, followed by an invalidation of stale data. */
export function useServerChange<Variables, Data>(
  options: ServerChangeOptions<Variables, Data>,
): ServerChange<Variables, Data> {
  const { queryClient, notify } = useFlowLens();
  const running = useRef(false);
  const attempt = useRef<{ variables: string; key: string } | null>(null);

  const mutation = useMutation<Data, Error, Variables>(
    {
      mutationFn: (variables) => {
        const serialized = JSON.stringify(variables) ?? '';
        if (attempt.current?.variables !== serialized) attempt.current = { variables: serialized, key: randomKey() };
        return options.change(variables, attempt.current.key);
      },
      onSuccess: async (data, variables) => {
        attempt.current = null;
        if (options.takenOver?.(variables, data)) return;
        if (options.succeeded) notify(options.succeeded(variables, data));
        const { isGone } = options;
        const predicate = (query: Query) => !isGone?.(query);
        // A list that fails to load reports that itself; the change has still succeeded.
        await Promise.allSettled(
          (options.stale?.(variables, data) ?? []).map((queryKey) =>
            refetchBranch(queryClient, { queryKey, predicate }),
          ),
        );
      },
      onError: (error, variables) => {
        if (!mayHaveWorked(error)) attempt.current = null;
        if (options.failed) notify(options.failed(error, variables));
        if (statusOf(error) !== 404) return;
        for (const queryKey of options.missing?.(variables) ?? [])
          void queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
      },
    },
    queryClient,
  );

  const run = useStableCallback((variables: Variables, handlers: ServerChangeHandlers<Data> = {}) => {
    if (running.current) return;
    running.current = true;
    // Handlers must run even after the component has unmounted, such as the row of a deleted object.
    mutation
      .mutateAsync(variables)
      .finally(() => {
        running.current = false;
      })
      .then(handlers.onSuccess, handlers.onError ?? (() => undefined));
  });

  return {
    pending: mutation.isPending,
    variables: mutation.isPending ? mutation.variables : undefined,
    error: mutation.error,
    run,
    reset: mutation.reset,
  };
}
