'use client';

import type { MessageOverrides } from '@flowlens/core';
import { clsx } from 'clsx/lite';
import { Plug } from 'lucide';
import { forwardRef, useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { afterHost } from '../ui/after-host/after-host.js';
import { Button, type ButtonProps } from '../ui/button/button.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';
import { McpSetupDialog } from './mcp-setup-dialog.js';

export interface McpSetupButtonProps extends Omit<ButtonProps, 'children' | 'onError'>, BoundaryProps {
  messages?: MessageOverrides['mcp'];
}

/** Opens the setup of the MCP server. */
export const McpSetupButton = withErrorBoundary(
  forwardRef<HTMLButtonElement, McpSetupButtonProps>(function McpSetupButton({ messages, className, ...rest }, ref) {
    const m = useMessages('mcp', messages);
    const rootClass = useRootClass();
    const [open, setOpen] = useState(false);

    return (
      <>
        <Button
          variant="ghost"
          icon={<Icon of={Plug} />}
          title={m.title}
          {...rest}
          {...afterHost(rest, { onClick: () => setOpen(true) })}
          ref={ref}
          className={clsx(rootClass, className)}
          aria-haspopup="dialog"
        >
          <span className="fl-mcp-setup-button-label">{m.setup}</span>
        </Button>
        <McpSetupDialog open={open} onOpenChange={setOpen} messages={messages} />
      </>
    );
  }),
);
