'use client';

import { forwardRef } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { ConfirmDialog } from '../confirm-dialog/confirm-dialog.js';
import type { HostDialogProps } from '../dialog/host-dialog.js';

export interface DiscardQuestionProps extends HostDialogProps {
  /** Runs when the user discards the text. */
  onDiscard: () => void;
}

/**
 * Asks before unsaved text is lost.
 *
 * @example
 * <DiscardQuestion open={asking} onOpenChange={setAsking} onDiscard={leave} />
 */
export const DiscardQuestion = forwardRef<HTMLDivElement, DiscardQuestionProps>(function DiscardQuestion(
  { onDiscard, ...rest },
  ref,
) {
  const m = useMessages('common');
  return (
    <ConfirmDialog
      destructive
      {...rest}
      ref={ref}
      title={m.discardTitle}
      description={m.discardText}
      confirmText={m.discard}
      cancelText={m.keepEditing}
      onConfirm={onDiscard}
    />
  );
});
