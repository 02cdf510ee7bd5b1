'use client';

import type { WaitingRecording } from '@flowlens/client';
import { ignoreMissing } from '../mutations/ignore-missing.js';
import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

type OneRecording = Pick<WaitingRecording, 'flow_id'>;

export interface UseWaitingRecordingActionsResult {
  /** Accepts the recording, which makes it a flow of the project. */
  accept: ServerChange<OneRecording, void>;
  /** Deletes the recording. */
  discard: ServerChange<OneRecording, void>;
}

/**
 * Decisions of admins about a waiting recording. The lists are updated; a failure is in `error`.
 *
 * @example
 * const { accept, discard } = useWaitingRecordingActions(projectId);
 */
export function useWaitingRecordingActions(projectId: string): UseWaitingRecordingActionsResult {
  const { client } = useFlowLens();
  // Includes the project, which contains their number.
  const waiting = flowlensKeys.projects();
  return {
    accept: useServerChange({
      change: ({ flow_id }: OneRecording, idempotencyKey) =>
        client.recordingLinks.accept(projectId, flow_id, { idempotencyKey }),
      stale: () => [waiting, flowlensKeys.flowLists()],
    }),
    discard: useServerChange({
      change: ({ flow_id }: OneRecording) => ignoreMissing(client.recordingLinks.discard(projectId, flow_id)),
      stale: () => [waiting],
    }),
  };
}
