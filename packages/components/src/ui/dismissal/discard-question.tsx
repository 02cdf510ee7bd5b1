'use client';

import { useMessages } from '../../provider/use-messages.js';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.js';

export interface DiscardQuestionProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onDiscard: () => void;
}

/** Asks before unsaved text is lost. */
export function DiscardQuestion({ open, onOpenChange, onDiscard }: DiscardQuestionProps) {
  const m = useMessages('common');
  return (
    <ConfirmDialog
      destructive
      open={open}
      onOpenChange={onOpenChange}
      title={m.discardTitle}
      description={m.discardText}
      confirmText={m.discard}
      cancelText={m.keepEditing}
      onConfirm={onDiscard}
    />
  );
}
