'use client';

import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/**
 * Marks the notice about a reused session (`session_reused_at` of the viewer) as read, on every device.
 *
 * @example
 * const { run } = useDismissSessionNotice();
 * run();
 */
export function useDismissSessionNotice(): ServerChange<void, void> {
  const { client } = useFlowLens();
  return useServerChange({
    change: () => client.auth.dismissSessionNotice(),
    stale: () => [flowlensKeys.currentUser()],
  });
}
