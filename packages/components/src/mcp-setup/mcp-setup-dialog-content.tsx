'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { clsx } from 'clsx/lite';
import { forwardRef } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { Dialog } from '../ui/dialog/dialog.js';
import type { DialogContentProps, HostDialogProps } from '../ui/dialog/host-dialog-props.js';
import { McpSetup, type McpSetupProps } from './mcp-setup.js';

export interface McpSetupDialogProps
  extends HostDialogProps, Pick<McpSetupProps, 'tab' | 'defaultTab' | 'onTabChange'> {
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'mcp'> | undefined;
}

/** Content of `McpSetupDialog`. */
export const McpSetupDialogContent = forwardRef<HTMLDivElement, DialogContentProps<McpSetupDialogProps>>(
  function McpSetupDialogContent(
    { open, onOpenChange, tab, defaultTab, onTabChange, messages, className, ...rest },
    ref,
  ) {
    const m = useMessages('mcp', messages?.mcp);

    return (
      <Dialog
        {...rest}
        ref={ref}
        className={clsx('fl-mcp-setup-dialog', className)}
        title={m.title}
        description={m.description}
        open={open}
        onOpenChange={onOpenChange}
      >
        <McpSetup tab={tab} defaultTab={defaultTab} onTabChange={onTabChange} m={m} />
      </Dialog>
    );
  },
);
