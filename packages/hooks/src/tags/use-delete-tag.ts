'use client';

import type { Tag } from '@flowlens/client';
import { failureNotice } from '@flowlens/core/failures';
import { canContribute } from '@flowlens/core/permissions';
import { usePermissionContext } from '../flows/flow/use-permission-context.js';
import { ignoreMissing } from '../mutations/ignore-missing.js';
import { type ServerChange, useServerChange } from '../mutations/use-server-change.js';
import { useFlowLens } from '../provider/use-flowlens.js';
import * as flowlensKeys from '../query-keys.js';

export interface UseDeleteTagResult extends ServerChange<Tag, void> {
  /** True if the viewer may delete tags of the project. The server enforces it. */
  allowed: boolean;
}

/**
 * Deletes tags of a project, which also removes them from every flow.
 *
 * @example
 * const { allowed } = useDeleteTag(projectId);
 */
export function useDeleteTag(projectId: string): UseDeleteTagResult {
  const { client, queryClient } = useFlowLens();
  const { viewer, project } = usePermissionContext(projectId);
  const change = useServerChange({
    change: async (tag: Tag) => {
      await ignoreMissing(client.tags.remove(tag.id));
      // An open flow must not be refetched, because that would restart its video. The next one that opens must be.
      await queryClient.invalidateQueries({ queryKey: flowlensKeys.flowDetails(), refetchType: 'none' });
    },
    stale: () => [flowlensKeys.projectTags(projectId), flowlensKeys.flowLists()],
    succeeded: () => ({ tone: 'success', code: 'tagDeleted' }),
    failed: (error) => failureNotice('deleteTag', error),
  });
  return { ...change, allowed: project !== undefined && canContribute(viewer, project) };
}
