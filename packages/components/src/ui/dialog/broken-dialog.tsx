'use client';

import { useFlowLens } from '@flowlens/hooks';
import { LoadFailure } from '../load-failure/load-failure.js';
import { Dialog } from './dialog.js';

export interface BrokenDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onRetry: () => void;
}

/** Replacement for a dialog whose content threw an error while rendering. */
export function BrokenDialog({ open, onOpenChange, onRetry }: BrokenDialogProps) {
  const { common } = useFlowLens().messages;
  return (
    <Dialog title={common.partBroke} open={open} onOpenChange={onOpenChange}>
      <LoadFailure message={common.partBroke} onRetry={onRetry} />
    </Dialog>
  );
}
