'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { useMessages } from '../provider/use-messages.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { McpSetup, type McpSetupProps } from './mcp-setup.js';

export interface McpSetupDialogProps extends Pick<McpSetupProps, 'tab' | 'defaultTab' | 'onTabChange'> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  messages?: MessageOverrides['mcp'];
}

/** Content of `McpSetupDialog`. */
export function McpSetupDialogContent({ open, onOpenChange, messages, ...tabProps }: McpSetupDialogProps) {
  const m = useMessages('mcp', messages);

  return (
    <Dialog
      className="fl-mcp-setup-dialog"
      title={m.title}
      description={m.description}
      open={open}
      onOpenChange={onOpenChange}
    >
      <McpSetup {...tabProps} m={m} />
    </Dialog>
  );
}
