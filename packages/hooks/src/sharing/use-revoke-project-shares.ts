'use client';

import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

/**
 * Revokes every public link to flows of a project, given its id. The list is updated; a failure is in `error`.
 *
 * @example
 * const { run } = useRevokeProjectShares();
 * run(projectId);
 */
export function useRevokeProjectShares(): ServerChange<string, void> {
  const { client } = useFlowLens();
  return useServerChange({
    change: (projectId: string) => client.projects.revokeShares(projectId),
    stale: () => [flowlensKeys.projectShares()],
  });
}
