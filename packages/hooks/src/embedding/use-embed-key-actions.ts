'use client';

import type { CreatedEmbedKey, CreateEmbedKeyInput, EmbedKey } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import { ignoreMissing } from '../mutations/ignore-missing.js';
import { type DelayedMutation, useDelayedMutation } from '../mutations/use-delayed-mutation.js';
import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

export interface UseEmbedKeyActionsResult {
  /** `useMadeEmbedKey` returns the key with its secret for the rest of the visit. A failure is in `error`. */
  create: ServerChange<CreateEmbedKeyInput, CreatedEmbedKey>;
  /** Revokes a key, which ends its tokens. The user can undo it for a few seconds. */
  revoke: DelayedMutation<Pick<EmbedKey, 'id' | 'name'>>;
}

/**
 * Returns the actions of admins on the embed keys of a project. The list is updated.
 *
 * @example
 * const { create } = useEmbedKeyActions(project.id);
 * <button onClick={() => create.run({ name: 'Ticket desk' })}>Create key</button>
 */
export function useEmbedKeyActions(projectId: string): UseEmbedKeyActionsResult {
  const { client, queryClient } = useFlowLens();
  const stale = () => [flowlensKeys.embedKeys(projectId)];
  return {
    create: useServerChange({
      async change(input: CreateEmbedKeyInput, idempotencyKey) {
        const made = await client.embedding.createKey(projectId, input, { idempotencyKey });
        queryClient.setQueryData(flowlensKeys.madeEmbedKey(projectId), made);
        return made;
      },
      stale,
    }),
    revoke: useDelayedMutation({
      key: ['revokeEmbedKey', projectId],
      change: ({ id }: Pick<EmbedKey, 'id' | 'name'>) => ignoreMissing(client.embedding.revokeKey(projectId, id)),
      announced: ({ name }) => ({ tone: 'success', code: 'embedKeyRevoked', values: { name } }),
      failed: (error) => failureNotice('revokeEmbedKey', error),
      stale,
    }),
  };
}
