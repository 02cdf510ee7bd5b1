'use client';

import type { Messages } from '@flowlens/core/messages';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.js';

export interface SwitchOffQuestionProps {
  m: Messages['recordingLinks'];
  /** Number of links that end. */
  links: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  pending: boolean;
  onConfirm: () => void;
}

/** Asks before every recording link of a project ends. */
export function SwitchOffQuestion({ m, links, ...dialog }: SwitchOffQuestionProps) {
  return (
    <ConfirmDialog
      {...dialog}
      destructive
      title={m.switchOffTitle}
      description={m.switchOffText({ count: links })}
      confirmText={m.switchOff}
      pendingText={m.switching}
    />
  );
}
