'use client';

import type { Tag } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import { validateTagName } from '@flowlens/core/validation';
import { type ServerChangeHandlers, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

export interface UseCreateTagResult {
  pending: boolean;
  /** Error of the last call. */
  error: Error | null;
  /** Trims the name. If it is not a valid tag name, shows a warning instead of sending a call. */
  create: (name: string, handlers?: ServerChangeHandlers<Tag>) => void;
}

/**
 * Creates tags in a project.
 *
 * @example
 * const { create, pending } = useCreateTag(projectId);
 */
export function useCreateTag(projectId: string): UseCreateTagResult {
  const { client, notify } = useFlowLens();
  const { pending, error, run } = useServerChange({
    change: (title: string, idempotencyKey) => client.tags.create({ system_id: projectId, title }, { idempotencyKey }),
    stale: () => [flowlensKeys.projectTags(projectId)],
    succeeded: () => ({ tone: 'success', code: 'tagCreated' }),
    failed: (error) => failureNotice('createTag', error),
  });

  function create(name: string, handlers?: ServerChangeHandlers<Tag>) {
    const checked = validateTagName(name);
    if (checked.ok) run(checked.value, handlers);
    else notify({ tone: 'warning', code: checked.error });
  }

  return { pending, error, create };
}
