'use client';

import type { MessageOverrides } from '@flowlens/core';
import type { Assistant } from '../mcp-setup/assistant-setup.js';
import { lazyDialog } from '../ui/dialog/lazy-dialog.js';

export interface SetupWizardDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The assistant that is chosen. */
  tool?: Assistant | undefined;
  /** @default 'CLAUDE_CODE' */
  defaultTool?: Assistant | undefined;
  onToolChange?: ((tool: Assistant) => void) | undefined;
  messages?: MessageOverrides['setupWizard'];
}

const SetupWizardContent = lazyDialog(async () => (await import('./setup-wizard-content.js')).SetupWizardContent);

/**
 * First steps of a new user: get a recorder, record a flow, connect a coding assistant (spec §2 routes).
 * Its code comes when it is first opened.
 *
 * @example
 * <SetupWizardDialog open={open} onOpenChange={setOpen} />
 */
export function SetupWizardDialog(props: SetupWizardDialogProps) {
  return <SetupWizardContent {...props} />;
}
