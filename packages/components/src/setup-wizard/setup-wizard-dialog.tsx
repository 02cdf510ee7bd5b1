'use client';

import type { MessageOverrides } from '@flowlens/core';
import { McpSetupButton } from '../mcp-setup/mcp-setup-button.js';
import { useMessages } from '../provider/use-messages.js';
import { Button } from '../ui/button/button.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { ExtensionLink } from './extension-link.js';
import { SetupStep } from './setup-step.js';

export interface SetupWizardDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  messages?: MessageOverrides['setupWizard'];
}

/**
 * What somebody who is new does first: adds the extension, records a flow, connects a coding assistant (spec §2 routes).
 *
 * @example
 * <SetupWizardDialog open={open} onOpenChange={setOpen} />
 */
export function SetupWizardDialog({ open, onOpenChange, messages }: SetupWizardDialogProps) {
  const m = useMessages('setupWizard', messages);

  return (
    <Dialog
      className="fl-setup-wizard"
      title={m.title}
      description={m.description}
      open={open}
      onOpenChange={onOpenChange}
      footer={
        <Button variant="primary" onClick={() => onOpenChange(false)}>
          {m.done}
        </Button>
      }
    >
      <ol className="fl-setup-steps">
        <SetupStep title={m.installTitle} hint={m.installHint}>
          <ExtensionLink unknownText={m.noExtension} />
        </SetupStep>
        <SetupStep title={m.recordTitle} hint={m.recordHint} />
        <SetupStep title={m.assistantTitle} hint={m.assistantHint}>
          <McpSetupButton variant="secondary" />
        </SetupStep>
      </ol>
    </Dialog>
  );
}
