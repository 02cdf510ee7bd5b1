'use client';

import type { Flow, FlowSummary } from '@flowlens/client';
import { canEditFlow } from '@flowlens/core/permissions';
import { useCopyFlowId } from '../flow/use-copy-flow-id.js';
import { useDeleteFlow } from './use-delete-flow.js';
import { usePermissionContext } from '../flow/use-permission-context.js';

export interface UseFlowActionsResult {
  /** True if the viewer may edit and delete the flow; one rule covers both. The server enforces it. */
  canEdit: boolean;
  /** Copies the flow's id and shows a notice. */
  copyId: () => void;
  remove: ReturnType<typeof useDeleteFlow>;
}

/**
 * Returns the actions of the viewer on a flow, except changing it (`useUpdateFlow`).
 *
 * @example
 * const { canEdit, copyId, remove } = useFlowActions(flow);
 */
export function useFlowActions(flow: Flow | FlowSummary): UseFlowActionsResult {
  const { viewer, project } = usePermissionContext(flow.system_id);
  const copyFlowId = useCopyFlowId();
  const remove = useDeleteFlow();

  return {
    canEdit: project !== undefined && canEditFlow(viewer, flow, project),
    copyId: () => copyFlowId(flow.id),
    remove,
  };
}
