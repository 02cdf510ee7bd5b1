'use client';

import type { Notice } from '@flowlens/core';
import { UNDO_MS } from '@flowlens/core/limits';
import type { QueryKey } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useFlowLens } from '../provider/use-flowlens.js';
import { useStableCallback } from '../internal/use-stable-callback.js';
import { refetchBranch } from './refetch-branch.js';

export interface DelayedMutationOptions<Variables> {
  /** The call. It must not need later calls: on a page that closes, only requests that it starts at once are sent. */
  change: (variables: Variables) => Promise<void>;
  /** Reports the change when it is requested. The hook adds the undo action. */
  announced: (variables: Variables) => Notice;
  failed: (error: Error, variables: Variables) => Notice;
  /** Branches of the cache that the change makes stale. They are refetched whether it succeeds or fails. */
  stale: (variables: Variables) => readonly QueryKey[];
}

export interface DelayedMutation<Variables> {
  /** Changes that wait, run or are being refetched. Render their effect already. */
  pending: readonly Variables[];
  /** Requests a change. Never throws. */
  run: (variables: Variables) => void;
}

/**
 * A change that the user can undo for a few seconds, because its call is sent only afterwards. It is sent at once when the
 * component unmounts or the page closes.
 */
export function useDelayedMutation<Variables>(options: DelayedMutationOptions<Variables>): DelayedMutation<Variables> {
  const { queryClient, notify } = useFlowLens();
  const [pending, setPending] = useState<readonly Variables[]>([]);
  const sends = useRef(new Set<() => void>());

  const send = useStableCallback(async (variables: Variables) => {
    try {
      await options.change(variables);
    } catch (error) {
      notify(options.failed(error as Error, variables));
    }
    await Promise.allSettled(options.stale(variables).map((queryKey) => refetchBranch(queryClient, { queryKey })));
  });

  const run = useStableCallback((variables: Variables) => {
    const ended = new AbortController();
    const end = () => {
      clearTimeout(timer);
      sends.current.delete(sendNow);
      ended.abort();
    };
    const settle = () => setPending((current) => current.filter((other) => other !== variables));
    const sendNow = () => {
      end();
      void send(variables).finally(settle);
    };
    const undo = () => {
      if (ended.signal.aborted) return;
      end();
      settle();
    };
    const timer = setTimeout(sendNow, UNDO_MS);
    sends.current.add(sendNow);
    setPending((current) => [...current, variables]);
    notify({ ...options.announced(variables), undo: { run: undo, ended: ended.signal } });
  });

  useEffect(() => {
    const waiting = sends.current;
    const sendAll = () => waiting.forEach((sendNow) => sendNow());
    window.addEventListener('pagehide', sendAll);
    return () => {
      window.removeEventListener('pagehide', sendAll);
      sendAll();
    };
  }, []);

  return { pending, run };
}
