'use client';

import type { Flow, FlowSummary } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core';
import { lazyDialog } from '../ui/dialog/lazy-dialog.js';

export interface EditFlowDialogProps {
  flow: Flow | FlowSummary;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  messages?: MessageOverrides['flowActions'];
  /** Texts of the tags. */
  tagMessages?: MessageOverrides['tags'];
}

const EditFlowWindow = lazyDialog(async () => (await import('./edit-flow-window.js')).EditFlowWindow);

/** Edits a flow (spec §4 flow detail editing). Its code comes when it is first opened. */
export function EditFlowDialog(props: EditFlowDialogProps) {
  return <EditFlowWindow {...props} />;
}
