'use client';

import type { MessageOverrides } from '@flowlens/core';
import { useMessages } from '../provider/use-messages.js';
import { Dialog } from '../ui/dialog/dialog.js';
import { McpSetup } from './mcp-setup.js';

export interface McpSetupDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  messages?: MessageOverrides['mcp'];
}

/** Connects a coding assistant: makes its token, and says what to do with it (spec §2 MCP Setup dialog). */
export function McpSetupDialog({ open, onOpenChange, messages }: McpSetupDialogProps) {
  const m = useMessages('mcp', messages);

  return (
    <Dialog
      className="fl-mcp-setup-dialog"
      title={m.title}
      description={m.description}
      open={open}
      onOpenChange={onOpenChange}
    >
      <McpSetup m={m} />
    </Dialog>
  );
}
