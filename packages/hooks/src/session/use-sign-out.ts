'use client';

import { commentDrafts } from '../comments/comment-drafts.js';
import { sendDelayedCalls } from '../mutations/delayed-calls.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';
import { useStableCallback } from '../internal/use-stable-callback.js';

export interface UseSignOutOptions {
  /** Storage to clear completely. Omit it if the host keeps data of its own in local storage. */
  storage?: Pick<Storage, 'clear'> | undefined;
  /** Also ends the session of the sign-in service, such as Google's. */
  endSignInSession?: (() => Promise<void>) | undefined;
  /** Clears data that the host keeps in memory, such as its time range. */
  resetClientState?: (() => void) | undefined;
  /** Runs last, even after failures; usually reloads the page. */
  onSignedOut: () => void;
  /** Runs for each failure. The spec asks to log it and continue, so that a failure cannot keep a user signed in. */
  onFailure?: ((error: unknown) => void) | undefined;
}

/**
 * Signs out: ends the session and that of the sign-in service, clears the storage, the cache, unsaved comments
 * and the client state. Changes that could still be undone are sent first. The promise never rejects.
 *
 * @example
 * const signOut = useSignOut({ storage: localStorage, onSignedOut: () => location.reload(), onFailure: console.error });
 * <UserMenu onSignOut={signOut} />
 */
export function useSignOut(options: UseSignOutOptions): () => Promise<void> {
  const { client, queryClient, draftStorage, now } = useFlowLens();

  return useStableCallback(async () => {
    const { storage, endSignInSession, resetClientState, onSignedOut, onFailure } = options;

    async function attempt(step: () => unknown): Promise<void> {
      try {
        await step();
      } catch (error) {
        onFailure?.(error);
      }
    }

    await sendDelayedCalls(queryClient);
    await attempt(() => client.auth.signOut());
    await attempt(() => endSignInSession?.());
    await attempt(() => storage?.clear());
    await queryClient.cancelQueries({ queryKey: flowlensKeys.all });
    queryClient.removeQueries({ queryKey: flowlensKeys.all });
    commentDrafts(queryClient, { storage: draftStorage, now }).clear();
    await attempt(() => resetClientState?.());
    onSignedOut();
  });
}
