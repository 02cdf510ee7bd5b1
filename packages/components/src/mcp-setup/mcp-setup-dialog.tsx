'use client';

import { lazyDialog } from '../ui/dialog/lazy-dialog.js';
import type { McpSetupDialogProps } from './mcp-setup-dialog-content.js';

const McpSetupDialogContent = lazyDialog(
  async () => (await import('./mcp-setup-dialog-content.js')).McpSetupDialogContent,
);

/** Dialog that connects a coding assistant with a token (spec §2 MCP Setup dialog). Its code loads when it first opens. */
export function McpSetupDialog(props: McpSetupDialogProps) {
  return <McpSetupDialogContent {...props} />;
}
