'use client';

import type { RecorderMessages } from '@flowlens/core/messages';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.js';

export interface DiscardDialogProps {
  m: RecorderMessages;
  open: boolean;
  pending: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
}

/** Asks before a recording is deleted. */
export function DiscardDialog({ m, ...rest }: DiscardDialogProps) {
  return (
    <ConfirmDialog
      destructive
      title={m.discardTitle}
      description={m.discardQuestion}
      confirmText={m.discard}
      pendingText={m.discarding}
      {...rest}
    />
  );
}
