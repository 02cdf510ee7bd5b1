'use client';

import type { RecordingStatus } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import { type ServerChange, useServerChange } from '../../mutations/use-server-change.js';
import { useFlowLens } from '../../provider/use-flowlens.js';
import * as flowlensKeys from '../../query-keys.js';
import { patchChangedFlow } from './patch-flow.js';

/**
 * Processes the failed recording of the flow with this id again. Its status is polled from then on.
 *
 * @example
 * const { run, pending } = useRetryRecording();
 * run(flowId);
 */
export function useRetryRecording(): ServerChange<string, RecordingStatus> {
  const { client, queryClient } = useFlowLens();
  return useServerChange({
    change: async (flowId: string, idempotencyKey) => {
      const status = await client.flows.retry(flowId, { idempotencyKey });
      // The status is updated first: a poll that still sees the failure would end at once.
      queryClient.setQueryData(flowlensKeys.recordingStatus(flowId), status);
      await patchChangedFlow(queryClient, flowId, { recording_status: status.recording_status });
      return status;
    },
    stale: () => [flowlensKeys.flowLists()],
    missing: (flowId) => [flowlensKeys.flow(flowId), flowlensKeys.flowLists()],
    failed: (error) => failureNotice('retryRecording', error),
  });
}
