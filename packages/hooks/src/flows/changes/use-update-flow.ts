'use client';

import type { Flow, UpdateFlowInput } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import { type ServerChange, useServerChange } from '../../mutations/use-server-change.js';
import { useFlowLens } from '../../provider/use-flowlens.js';
import * as flowlensKeys from '../../query-keys.js';
import type { CachedFlow } from '../flow/flow-query.js';
import { patchChangedFlow } from './patch-flow.js';

export interface FlowUpdate {
  flowId: string;
  /** Changed fields; all others stay the same. */
  changes: UpdateFlowInput;
}

/**
 * Changes title, description, project or tags of a flow.
 *
 * @example
 * const { run } = useUpdateFlow();
 * run({ flowId, changes: { title: 'Pay fails' } });
 */
export function useUpdateFlow(): ServerChange<FlowUpdate, Flow> {
  const { client, queryClient } = useFlowLens();
  return useServerChange({
    change: async ({ flowId, changes }: FlowUpdate) => {
      const updated = await client.flows.update(flowId, changes);
      // The media keep their current addresses, because new ones would restart the video.
      await patchChangedFlow(queryClient, flowId, editableOf(updated));
      return updated;
    },
    stale: ({ flowId, changes }) => [
      flowlensKeys.flowLists(),
      flowlensKeys.projects(),
      // A move ends the public links of a flow.
      ...(changes.system_id === undefined ? [] : [flowlensKeys.shareLinks(flowId)]),
    ],
    missing: ({ flowId }) => [flowlensKeys.flow(flowId), flowlensKeys.flowLists(), flowlensKeys.projects()],
    succeeded: () => ({ tone: 'success', code: 'flowUpdated' }),
    failed: (error) => failureNotice('updateFlow', error),
  });
}

/** Returns the fields that an update can change, including the viewer's rights. */
function editableOf({ title, description, system_id, tags, can_edit, can_delete }: Flow): Partial<CachedFlow> {
  return { title, description, system_id, tags, can_edit, can_delete };
}
