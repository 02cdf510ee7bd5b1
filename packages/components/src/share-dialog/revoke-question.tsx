'use client';

import type { ShareLink } from '@flowlens/client';
import type { Messages } from '@flowlens/core';
import { useRevokeShare } from '@flowlens/hooks';
import { ConfirmDialog } from '../ui/confirm-dialog/confirm-dialog.js';
import { FailureAlert } from '../ui/inline-alert/failure-alert.js';

export interface RevokeQuestionProps {
  m: Messages['share'];
  flowId: string;
  /** The link that is asked about. */
  link: Pick<ShareLink, 'id'> | null;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRevoked?: ((shareId: string) => void) | undefined;
}

/** Asks before a public link ends for good. */
export function RevokeQuestion({ m, flowId, link, open, onOpenChange, onRevoked }: RevokeQuestionProps) {
  const { run, pending, error, reset } = useRevokeShare(flowId);

  function close() {
    onOpenChange(false);
    reset();
  }

  function revoke(asked: Pick<ShareLink, 'id'>) {
    run(asked, {
      onSuccess: () => {
        close();
        onRevoked?.(asked.id);
      },
    });
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={close}
      title={m.revokeTitle}
      description={m.revokeQuestion}
      confirmText={m.revoke}
      pendingText={m.revoking}
      destructive
      pending={pending}
      onConfirm={() => link && revoke(link)}
    >
      <FailureAlert error={error} text={m.revokeFailed} />
    </ConfirmDialog>
  );
}
