'use client';

import type { Flow, FlowSummary } from '@flowlens/client';
import type { Messages } from '@flowlens/core';
import type { UseFlowActionsResult } from '@flowlens/hooks';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';

export interface DeleteFlowDialogProps {
  flow: Flow | FlowSummary;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  remove: UseFlowActionsResult['remove'];
  onDeleted: (() => void) | undefined;
  m: Messages['flowActions'];
}

/** Asks before a flow is deleted; after a failure it stays and says so (spec §2 flow detail, §8). */
export function DeleteFlowDialog({ flow, open, onOpenChange, remove, onDeleted, m }: DeleteFlowDialogProps) {
  function change(wanted: boolean) {
    remove.reset();
    onOpenChange(wanted);
  }

  function confirm() {
    remove.run(flow.id, {
      onSuccess: () => {
        onOpenChange(false);
        onDeleted?.();
      },
    });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={change}
      title={m.deleteTitle}
      description={m.deleteQuestion({ name: flow.title })}
      confirmText={m.remove}
      destructive
      pending={remove.pending}
      pendingText={m.deleting}
      onConfirm={confirm}
    >
      <FailureAlert error={remove.pending ? null : remove.error} text={m.deleteFailed} />
    </ConfirmDialog>
  );
}
