'use client';

import type { Notice } from '@flowlens/core';
import { UNDO_MS } from '@flowlens/core/limits';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFlowLens } from '../provider/use-flowlens.js';
import { useStableCallback } from '../internal/use-stable-callback.js';
import { registerFlush } from './delayed-calls.js';
import { refetchBranch } from './refetch-branch.js';

export interface DelayedMutationOptions<Variables> {
  /** Calls the server. It must start all of its requests at once, because a page that closes cannot send later ones. */
  change: (variables: Variables) => Promise<void>;
  /** Optimistically updates the cache. Returns the function that reverts the update after an undo or a failure. */
  apply?: ((variables: Variables) => () => void) | undefined;
  /** Reports the change when it is requested. The hook adds the undo action. */
  announced: (variables: Variables) => Notice;
  failed: (error: Error, variables: Variables) => Notice;
  /** Branches of the cache that the change makes stale. They are refetched whether it succeeds or fails. */
  stale: (variables: Variables) => readonly QueryKey[];
}

export interface DelayedMutation<Variables> {
  /** Changes that are waiting, being sent or being refetched. Render their effect already. */
  pending: readonly Variables[];
  /** Requests a change. `onSuccess` runs after the call to the server. Never throws. */
  run: (variables: Variables, handlers?: { onSuccess?: (() => void) | undefined }) => void;
  /** Sends all waiting calls, for a change that depends on them. Resolves after all calls; never rejects. */
  flush: () => Promise<void>;
}

interface Handlers {
  onSuccess?: (() => void) | undefined;
  onError: () => void;
}

/**
 * A change that the user can undo for a few seconds, because its call is sent only afterwards. It is sent at once when the
 * component unmounts, the user signs out or the page closes.
 */
export function useDelayedMutation<Variables>(options: DelayedMutationOptions<Variables>): DelayedMutation<Variables> {
  const { queryClient, notify } = useFlowLens();
  const [pending, setPending] = useState<readonly Variables[]>([]);
  const waitingSends = useRef(new Set<() => void>());
  const calls = useRef(new Set<Promise<void>>());

  const send = useStableCallback(async (variables: Variables, { onSuccess, onError }: Handlers) => {
    const call = options
      .change(variables)
      .then(onSuccess, (error: Error) => {
        onError();
        notify(options.failed(error, variables));
      })
      .finally(() => calls.current.delete(call));
    calls.current.add(call);
    await call;
    await Promise.allSettled(options.stale(variables).map((queryKey) => refetchBranch(queryClient, { queryKey })));
  });

  const run = useStableCallback((variables: Variables, { onSuccess }: Pick<Handlers, 'onSuccess'> = {}) => {
    const revert = options.apply?.(variables) ?? (() => undefined);
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      waitingSends.current.delete(sendNow);
      ended.abort();
    };
    const settle = () => setPending((current) => current.filter((other) => other !== variables));
    const sendNow = () => {
      end();
      void send(variables, { onSuccess, onError: revert }).finally(settle);
    };
    const undo = () => {
      if (ended.signal.aborted) return;
      end();
      revert();
      settle();
    };
    const timer = setTimeout(sendNow, UNDO_MS);
    waitingSends.current.add(sendNow);
    setPending((current) => [...current, variables]);
    notify({ ...options.announced(variables), undo: { run: undo, ended: ended.signal } });
  });

  const flush = useStableCallback(async () => {
    waitingSends.current.forEach((sendNow) => sendNow());
    await Promise.all(calls.current);
  });

  useEffect(() => registerFlush(queryClient, flush), [queryClient, flush]);

  useEffect(() => {
    const waiting = waitingSends.current;
    const sendAll = () => waiting.forEach((sendNow) => sendNow());
    window.addEventListener('pagehide', sendAll);
    return () => {
      window.removeEventListener('pagehide', sendAll);
      sendAll();
    };
  }, []);

  return { pending, run, flush };
}
