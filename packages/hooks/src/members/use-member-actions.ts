'use client';

import type { Member, Role } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import type { ServerChange } from '../mutations/use-server-change.js';
import { useProjectChange } from '../projects/use-project-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

export interface UseMemberActionsResult {
  /** While it runs, `variables` contains the role to show. After a failure, the member's actual role is shown again. */
  changeRole: ServerChange<{ userId: string; role: Role }, Member>;
  /** Takes the member's user id. */
  remove: ServerChange<string, void>;
}

/**
 * Returns the actions of admins on the members of a project.
 *
 * @example
 * const { changeRole, remove } = useMemberActions(projectId);
 * changeRole.run({ userId, role: 'ADMIN' });
 */
export function useMemberActions(projectId: string): UseMemberActionsResult {
  const { client } = useFlowLens();
  const changeRole = useProjectChange({
    change: ({ userId, role }: { userId: string; role: Role }) => client.members.updateRole(projectId, userId, role),
    succeeded: () => ({ tone: 'success', code: 'memberRoleUpdated' }),
    failed: (error) => failureNotice('updateRole', error),
  });
  const remove = useProjectChange({
    change: (userId: string) => client.members.remove(projectId, userId),
    // The public links of a removed member end.
    stale: () => [flowlensKeys.projectShares()],
    succeeded: () => ({ tone: 'success', code: 'memberRemoved' }),
    failed: (error) => failureNotice('removeMember', error),
  });
  return { changeRole, remove };
}
