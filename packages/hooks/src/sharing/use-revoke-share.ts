'use client';

import type { ShareLink } from '@flowlens/client';
import { ignoreMissing } from '../mutations/ignore-missing.js';
import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/**
 * Revokes a public link of a flow. The list is updated; a failure is in `error`.
 *
 * @example
 * const { run } = useRevokeShare(flowId);
 * run(link);
 */
export function useRevokeShare(flowId: string): ServerChange<Pick<ShareLink, 'id'>, void> {
  const { client } = useFlowLens();
  return useServerChange({
    change: ({ id }: Pick<ShareLink, 'id'>) => ignoreMissing(client.flows.revokeShare(flowId, id)),
    stale: () => [flowlensKeys.shareLinks(flowId), flowlensKeys.projectShares()],
  });
}
