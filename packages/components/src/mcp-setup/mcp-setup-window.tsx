'use client';

import { useMessages } from '../provider/use-messages.js';
import { Dialog } from '../ui/dialog/dialog.js';
import type { McpSetupDialogProps } from './mcp-setup-dialog.js';
import { McpSetup } from './mcp-setup.js';

/** The dialog itself. */
export function McpSetupWindow({ open, onOpenChange, messages, ...tabProps }: McpSetupDialogProps) {
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
