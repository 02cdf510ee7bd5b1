'use client';

import type { ShareLink, UpdateShareLinkInput } from '@flowlens/client';
import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

export interface ShareUpdate extends UpdateShareLinkInput {
  /** Id of the link. */
  id: string;
}

/**
 * Chooses the preview picture of a public link that the viewer made. A failure is in `error`.
 *
 * @example
 * const { run } = useUpdateShare(flow.id);
 * run({ id: link.id, clear_preview: true });
 */
export function useUpdateShare(flowId: string): ServerChange<ShareUpdate, ShareLink> {
  const { client } = useFlowLens();
  return useServerChange({
    change: ({ id, ...input }: ShareUpdate) => client.flows.updateShare(flowId, id, input),
    stale: () => [flowlensKeys.shareLinks(flowId)],
  });
}
