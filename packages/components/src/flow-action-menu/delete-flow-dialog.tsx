'use client';

import type { Flow, FlowSummary } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import type { UseFlowActionsResult } from '@flowlens/hooks';
import { ChangeQuestion } from '../ui/confirm-dialog/change-question.js';

export interface DeleteFlowDialogProps {
  flow: Flow | FlowSummary;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  remove: UseFlowActionsResult['remove'];
  onDeleted: ((flow: Flow | FlowSummary) => void) | undefined;
  m: Messages['flowActions'];
}

/** Asks before a flow is deleted. After a failure, stays open with the reason. */
export function DeleteFlowDialog({ flow, open, onOpenChange, remove, onDeleted, m }: DeleteFlowDialogProps) {
  function confirm() {
    remove.run(flow.id, {
      onSuccess: () => {
        onOpenChange(false);
        onDeleted?.(flow);
      },
    });
  }

  return (
    <ChangeQuestion
      change={remove}
      failed={m.deleteFailed}
      open={open}
      onOpenChange={onOpenChange}
      title={m.deleteTitle}
      description={m.deleteQuestion({ name: flow.title })}
      confirmText={m.remove}
      pendingText={m.deleting}
      onConfirm={confirm}
    />
  );
}
