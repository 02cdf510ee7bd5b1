'use client';

import { failureNotice } from '@flowlens/core/failures';
import { ignoreMissing } from '../../mutations/ignore-missing.js';
import { type ServerChange, useServerChange } from '../../mutations/use-server-change.js';
import { useFlowLens } from '../../provider/use-flowlens.js';
import * as flowlensKeys from '../../query-keys.js';

/**
 * Deletes the flow with this id.
 *
 * @example
 * const { run, pending } = useDeleteFlow();
 * run(flowId, { onSuccess: showGallery });
 */
export function useDeleteFlow(): ServerChange<string, void> {
  const { client, queryClient } = useFlowLens();
  return useServerChange({
    change: async (flowId: string) => {
      await ignoreMissing(client.flows.remove(flowId));
      // A page that still shows the flow must not refetch it, but the next page that opens it must.
      await queryClient.invalidateQueries({ queryKey: flowlensKeys.flow(flowId), refetchType: 'none' });
    },
    stale: () => [flowlensKeys.flowLists()],
    succeeded: () => ({ tone: 'success', code: 'flowDeleted' }),
    failed: (error) => failureNotice('deleteFlow', error),
  });
}
