'use client';

import type { Messages } from '@flowlens/core';
import { useRevokeProjectShares } from '@flowlens/hooks';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.js';
import { FailureAlert } from '../../ui/inline-alert/failure-alert.js';

export interface RevokeAllQuestionProps {
  projectId: string;
  m: Messages['share'];
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Asks before every public link of a project ends for good. */
export function RevokeAllQuestion({ projectId, m, open, onOpenChange }: RevokeAllQuestionProps) {
  const { run, pending, error, reset } = useRevokeProjectShares();

  function close() {
    onOpenChange(false);
    reset();
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={m.revokeAllTitle}
      description={m.revokeAllQuestion}
      confirmText={m.revokeAll}
      pendingText={m.revoking}
      destructive
      pending={pending}
      onConfirm={() => run(projectId, { onSuccess: close })}
    >
      <FailureAlert error={pending ? null : error} text={m.revokeAllFailed} />
    </ConfirmDialog>
  );
}
