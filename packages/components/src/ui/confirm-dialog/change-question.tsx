'use client';

import type { ServerChange } from '@flowlens/hooks';
import { FailureAlert, type FailureAlertProps } from '../inline-alert/failure-alert.js';
import { ownElement } from '../internal/own-element.js';
import { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.js';

export interface ChangeQuestionProps extends Omit<ConfirmDialogProps, 'destructive' | 'pending'> {
  onOpenChange: (open: boolean) => void;
  /** The change to confirm. */
  change: Pick<ServerChange<never, unknown>, 'pending' | 'error' | 'reset'>;
  /** Text of a failure. */
  failed: FailureAlertProps['text'];
}

/** Asks before a change that cannot be undone. Stays open while it runs, and after a failure, with the reason. */
export function ChangeQuestion({
  change: { pending, error, reset },
  failed,
  onOpenChange,
  children,
  ...rest
}: ChangeQuestionProps) {
  function change(open: boolean) {
    onOpenChange(open);
    reset();
  }

  return (
    <ConfirmDialog {...rest} destructive pending={pending} onOpenChange={change}>
      {ownElement(children)}
      <FailureAlert error={pending ? null : error} text={failed} />
    </ConfirmDialog>
  );
}
