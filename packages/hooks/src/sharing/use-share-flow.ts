'use client';

import type { CreatedShareLink } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import { useCallback, useState } from 'react';
import { refetchBranch } from '../mutations/refetch-branch.js';
import { useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

export interface UseShareFlowOptions {
  /** Emits a notice for each failure. @default false */
  notifyFailure?: boolean | undefined;
  /** Runs with each created link, even after the component has unmounted. */
  onCreated?: ((link: CreatedShareLink) => void) | undefined;
  /** Runs with each failure, for the host's log. */
  onFailure?: ((error: Error) => void) | undefined;
}

export interface UseShareFlowResult {
  /** The link that was created here. The server does not return it again. */
  link: CreatedShareLink | null;
  generating: boolean;
  /** Error of the last attempt. */
  error: Error | null;
  /** Creates a public link; a new one each time. */
  generate: () => void;
  /** Hides the link, which stays valid, and the failure. */
  reset: () => void;
}

/**
 * Creates public links to a flow: anyone with one may watch it for a year.
 *
 * @example
 * const { link, generating, generate } = useShareFlow(flowId);
 */
export function useShareFlow(
  flowId: string,
  { notifyFailure = false, onCreated, onFailure }: UseShareFlowOptions = {},
): UseShareFlowResult {
  const { client, queryClient } = useFlowLens();
  const [made, setMade] = useState<{ flowId: string; link: CreatedShareLink } | null>(null);
  const {
    run,
    variables,
    error,
    reset: resetCall,
  } = useServerChange({
    change: (sharedFlowId: string, idempotencyKey) => client.flows.share(sharedFlowId, { idempotencyKey }),
    failed: notifyFailure ? (error) => failureNotice('shareFlow', error) : undefined,
  });

  function generate() {
    run(flowId, {
      onSuccess: (link) => {
        setMade({ flowId, link });
        onCreated?.(link);
        // The link can be copied now; the list of links may arrive later.
        void refetchBranch(queryClient, { queryKey: flowlensKeys.shareLinks(flowId) });
      },
      onError: onFailure,
    });
  }

  return {
    link: made?.flowId === flowId ? made.link : null,
    generating: variables === flowId,
    error,
    generate,
    reset: useCallback(() => {
      setMade(null);
      resetCall();
    }, [resetCall]),
  };
}
