'use client';

import type { Notice } from '@flowlens/core';
import { UNDO_MS } from '@flowlens/core/limits';
import { hashKey, type QueryKey } from '@tanstack/react-query';
import { useFlowLens } from '../provider/use-flowlens.js';
import { useStableCallback } from '../internal/use-stable-callback.js';
import { afterSuccess } from './after-success.js';
import { delayedCalls, sendDelayedCalls } from './delayed-calls.js';
import { refetchBranch } from './refetch-branch.js';
import { usePendingChanges } from './use-pending-changes.js';

export interface DelayedMutationOptions<Variables> {
  /** Kind and object of the change, such as the flow whose comments are deleted. */
  key: QueryKey;
  /** Calls the server. It must start all of its requests at once, because a page that closes cannot send later ones. */
  change: (variables: Variables) => Promise<void>;
  /** Reports the change when it is requested. The hook adds the undo action. */
  announced: (variables: Variables) => Notice;
  failed: (error: Error, variables: Variables) => Notice;
  /** Branches of the cache that the change makes stale. They are refetched whether it succeeds or fails. */
  stale: (variables: Variables) => readonly QueryKey[];
}

export interface DelayedMutation<Variables> {
  /** Changes that are waiting, being sent or being refetched, in all components. Render their effect already. */
  pending: readonly Variables[];
  /** Requests a change. `onSuccess` runs after the call to the server. Never throws. */
  run: (variables: Variables, handlers?: { onSuccess?: (() => void) | undefined }) => void;
  /** Sends all waiting calls, for a change that depends on them. Resolves after all calls; never rejects. */
  flush: () => Promise<void>;
}

/**
 * A change that the user can undo for a few seconds, because its call is sent only afterwards. It outlives the component,
 * so that the user can undo it on the next page. It is sent at once when the provider unmounts, the user signs out or the
 * page closes.
 */
export function useDelayedMutation<Variables>(options: DelayedMutationOptions<Variables>): DelayedMutation<Variables> {
  const { queryClient, notify } = useFlowLens();
  const pending = usePendingChanges<Variables>(options.key);

  const run = useStableCallback(
    (variables: Variables, { onSuccess }: { onSuccess?: (() => void) | undefined } = {}) => {
      const { key, change, announced, failed, stale } = options;
      const ended = new AbortController();
      let call: Promise<void> | undefined;

      const end = () => {
        clearTimeout(timer);
        window.removeEventListener('pagehide', sendNow);
        ended.abort();
      };
      const send = () => {
        if (call) return call;
        end();
        call = afterSuccess(change(variables), onSuccess).catch((error: Error) => notify(failed(error, variables)));
        void call
          .then(() => Promise.allSettled(stale(variables).map((queryKey) => refetchBranch(queryClient, { queryKey }))))
          .then(remove);
        return call;
      };
      const undo = () => {
        if (ended.signal.aborted) return;
        end();
        remove();
      };
      const sendNow = () => void send();
      const timer = setTimeout(sendNow, UNDO_MS);
      window.addEventListener('pagehide', sendNow);
      const remove = delayedCalls(queryClient).add({ keyHash: hashKey(key), variables, send });
      notify({ ...announced(variables), undo: { run: undo, ended: ended.signal } });
    },
  );

  const flush = useStableCallback(() => sendDelayedCalls(queryClient, options.key));

  return { pending, run, flush };
}
