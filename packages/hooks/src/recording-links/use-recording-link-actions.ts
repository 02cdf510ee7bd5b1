'use client';

import type { CreatedRecordingLink, CreateRecordingLinkInput, RecordingLink, RecordingLinks } from '@flowlens/client';
import { ignoreMissing } from '../mutations/ignore-missing.js';
import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

export interface UseRecordingLinkActionsResult {
  /** Switches guest recordings on or off. Switching off ends every link permanently. */
  setEnabled: ServerChange<boolean, RecordingLinks>;
  /** `useMadeRecordingLink` returns the link for the rest of the visit. */
  create: ServerChange<CreateRecordingLinkInput, CreatedRecordingLink>;
  revoke: ServerChange<Pick<RecordingLink, 'id'>, void>;
}

/**
 * Actions of admins on the recording links of a project. The list is updated; a failure is in `error`.
 *
 * @example
 * const { create, revoke } = useRecordingLinkActions(projectId);
 */
export function useRecordingLinkActions(projectId: string): UseRecordingLinkActionsResult {
  const { client, queryClient } = useFlowLens();
  const stale = () => [flowlensKeys.recordingLinks(projectId)];
  return {
    setEnabled: useServerChange({
      change: (enabled: boolean) => client.recordingLinks.setEnabled(projectId, enabled),
      stale,
    }),
    create: useServerChange({
      async change(input: CreateRecordingLinkInput, idempotencyKey) {
        const made = await client.recordingLinks.create(projectId, input, { idempotencyKey });
        queryClient.setQueryData(flowlensKeys.madeRecordingLink(projectId), made);
        return made;
      },
      stale,
    }),
    revoke: useServerChange({
      change: ({ id }: Pick<RecordingLink, 'id'>) => ignoreMissing(client.recordingLinks.revoke(projectId, id)),
      stale,
    }),
  };
}
