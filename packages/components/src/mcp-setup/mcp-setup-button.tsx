'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { Plug } from 'lucide';
import { forwardRef, useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { type ButtonProps } from '../ui/button/button.js';
import { DialogButton } from '../ui/button/dialog-button.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';
import type { McpSetupDialogProps } from './mcp-setup-dialog-content.js';
import { McpSetupDialog } from './mcp-setup-dialog.js';

export interface McpSetupButtonProps
  extends
    Omit<ButtonProps, 'children' | 'onError'>,
    Pick<McpSetupDialogProps, 'tab' | 'defaultTab' | 'onTabChange'>,
    BoundaryProps {
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'mcp'> | undefined;
}

/**
 * Opens the setup of the MCP server.
 *
 * @example
 * <McpSetupButton defaultTab="CURSOR" />
 */
export const McpSetupButton = withErrorBoundary(
  forwardRef<HTMLButtonElement, McpSetupButtonProps>(function McpSetupButton(
    { messages, tab, defaultTab, onTabChange, ...rest },
    ref,
  ) {
    const m = useMessages('mcp', messages?.mcp);
    const [open, setOpen] = useState(false);

    return (
      <>
        <DialogButton
          variant="ghost"
          icon={<Icon of={Plug} />}
          title={m.setupHint}
          {...rest}
          ref={ref}
          onOpen={() => setOpen(true)}
        >
          <span className="fl-mcp-setup-button-label">{m.setup}</span>
        </DialogButton>
        <McpSetupDialog
          open={open}
          onOpenChange={setOpen}
          tab={tab}
          defaultTab={defaultTab}
          onTabChange={onTabChange}
          messages={messages}
        />
      </>
    );
  }),
);
