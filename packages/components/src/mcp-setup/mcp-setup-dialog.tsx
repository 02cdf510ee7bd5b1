'use client';

import type { McpSetupDialogProps } from './mcp-setup-dialog-content.js';
import { hostDialog } from '../ui/dialog/host-dialog.js';
import { lazyDialog } from '../ui/dialog/lazy-dialog.js';

/**
 * Dialog that connects a coding assistant with a token. Its code loads when it first opens.
 *
 * @example
 * <McpSetupDialog open={open} onOpenChange={setOpen} defaultTab="CURSOR" />
 */
export const McpSetupDialog = hostDialog<McpSetupDialogProps>(
  lazyDialog(async () => (await import('./mcp-setup-dialog-content.js')).McpSetupDialogContent),
);
