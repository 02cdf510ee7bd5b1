'use client';

import { forwardRef } from 'react';
import { useMessages } from '../../provider/use-messages.js';
import { ConfirmDialogContent } from '../confirm-dialog/confirm-dialog-content.js';
import type { DialogContentProps, HostDialogProps } from '../dialog/host-dialog-props.js';

export interface DiscardQuestionProps extends HostDialogProps {
  /** Runs when the user discards the text. */
  onDiscard: () => void;
}

/** Content of `DiscardQuestion`. */
export const DiscardQuestionContent = forwardRef<HTMLDivElement, DialogContentProps<DiscardQuestionProps>>(
  function DiscardQuestionContent({ onDiscard, ...rest }, ref) {
    const m = useMessages('common');
    return (
      <ConfirmDialogContent
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
  },
);
