'use client';

import type { ShareLink } from '@flowlens/client';
import { statusOf } from '@flowlens/core';
import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/** Ends a public link of a flow: who has it is refused from then on. The list tells of it; a failure is in `error`. */
export function useRevokeShare(flowId: string): ServerChange<ShareLink, void> {
  const { client } = useFlowLens();
  return useServerChange({
    change: async ({ id }: ShareLink) => {
      try {
        await client.flows.revokeShare(flowId, id);
      } catch (error) {
        // It ended otherwise meanwhile, which is what was wanted.
        if (statusOf(error) !== 404) throw error;
      }
    },
    stale: () => [flowlensKeys.shareLinks(flowId)],
  });
}
