'use client';

import type { EditFlowDialogProps } from './edit-flow-dialog-content.js';
import { hostDialog } from '../ui/dialog/host-dialog.js';
import { lazyDialog } from '../ui/dialog/lazy-dialog.js';

/**
 * Dialog that edits a flow. Its code loads when it first opens.
 *
 * @example
 * <EditFlowDialog flow={flow} open={open} onOpenChange={setOpen} />
 */
export const EditFlowDialog = hostDialog<EditFlowDialogProps>(
  lazyDialog(async () => (await import('./edit-flow-dialog-content.js')).EditFlowDialogContent),
);
