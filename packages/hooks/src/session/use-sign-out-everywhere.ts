'use client';

import { commentDrafts } from '../comments/comment-drafts.js';
import { sendDelayedCalls } from '../mutations/delayed-calls.js';
import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';

/**
 * Ends every session of the viewer, in all browsers and on all devices, and their tokens for coding assistants. The session
 * of this page is lost too, so the client's `onSessionLost` runs. Unsaved comments are deleted, as after `useSignOut`.
 *
 * @example
 * const { run, pending, error } = useSignOutEverywhere();
 * <button onClick={() => run()}>Sign out everywhere</button>
 */
export function useSignOutEverywhere(): ServerChange<void, void> {
  const { client, queryClient, draftStorage, now } = useFlowLens();
  return useServerChange({
    change: async () => {
      await sendDelayedCalls(queryClient);
      await client.auth.signOutEverywhere();
      commentDrafts(queryClient, { storage: draftStorage, now }).clear();
    },
  });
}
