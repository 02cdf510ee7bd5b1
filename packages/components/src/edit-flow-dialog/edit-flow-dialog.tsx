'use client';

import { lazyDialog } from '../ui/dialog/lazy-dialog.js';
import type { EditFlowDialogProps } from './edit-flow-dialog-content.js';

const EditFlowDialogContent = lazyDialog(
  async () => (await import('./edit-flow-dialog-content.js')).EditFlowDialogContent,
);

/** Dialog that edits a flow (spec §4 flow detail editing). Its code loads when it first opens. */
export function EditFlowDialog(props: EditFlowDialogProps) {
  return <EditFlowDialogContent {...props} />;
}
