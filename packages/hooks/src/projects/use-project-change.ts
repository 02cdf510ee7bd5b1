'use client';

import { statusOf } from '@flowlens/core/failures';
import { useFlowLens } from '../provider/use-flowlens.js';
import {
  type ServerChange,
  type ServerChangeHandlers,
  type ServerChangeOptions,
  useServerChange,
} from '../mutations/use-server-change.js';
import * as flowlensKeys from '../query-keys.js';
import { useStableCallback } from '../internal/use-stable-callback.js';

/**
 * A change to a project, its members or its invitations. Refetches their lists and everything else marked
 * `stale`. Also does so after a refusal, which often means that somebody else was faster.
 */
export function useProjectChange<Variables, Data>(
  options: ServerChangeOptions<Variables, Data>,
): ServerChange<Variables, Data> {
  const { queryClient } = useFlowLens();
  const change = useServerChange<Variables, Data>({
    ...options,
    stale: (...of) => [flowlensKeys.projects(), flowlensKeys.myInvitations(), ...(options.stale?.(...of) ?? [])],
  });

  const run = useStableCallback((variables: Variables, handlers: ServerChangeHandlers<Data> = {}) =>
    change.run(variables, {
      ...handlers,
      onError: (error) => {
        if (statusOf(error) !== undefined) void queryClient.invalidateQueries({ queryKey: flowlensKeys.projects() });
        handlers.onError?.(error);
      },
    }),
  );

  return { ...change, run };
}
