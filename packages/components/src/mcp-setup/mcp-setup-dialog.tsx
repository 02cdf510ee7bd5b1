'use client';

import type { MessageOverrides } from '@flowlens/core';
import { lazyDialog } from '../ui/dialog/lazy-dialog.js';
import type { Assistant } from './assistant-setup.js';

export interface McpSetupDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The assistant whose tab shows. */
  tab?: Assistant | undefined;
  /** @default 'CLAUDE_CODE' */
  defaultTab?: Assistant | undefined;
  onTabChange?: ((tab: Assistant) => void) | undefined;
  messages?: MessageOverrides['mcp'];
}

const McpSetupWindow = lazyDialog(async () => (await import('./mcp-setup-window.js')).McpSetupWindow);

/**
 * Connects a coding assistant: makes its token, and says what to do with it (spec §2 MCP Setup dialog). Its code comes when it is
 * first opened: few people need it, and they need it once.
 */
export function McpSetupDialog(props: McpSetupDialogProps) {
  return <McpSetupWindow {...props} />;
}
