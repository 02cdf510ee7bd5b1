'use client';

import { hostDialog } from '../dialog/host-dialog.js';
import { ConfirmDialogContent, type ConfirmDialogProps } from './confirm-dialog-content.js';

export type { ConfirmDialogProps };

/**
 * Asks before an action.
 *
 * @example
 * <ConfirmDialog
 *   destructive
 *   open={open}
 *   onOpenChange={setOpen}
 *   title="Delete ticket"
 *   description="This cannot be undone."
 *   onConfirm={remove}
 * />
 */
export const ConfirmDialog = hostDialog<ConfirmDialogProps>(ConfirmDialogContent);
