'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { useCopyFlowId, useDebugPrompt } from '@flowlens/hooks';
import { clsx } from 'clsx/lite';
import { Bot, ChevronDown, Copy, Plug, ScrollText } from 'lucide';
import { type ComponentPropsWithoutRef, forwardRef, useState } from 'react';
import { McpSetupDialog } from '../mcp-setup/mcp-setup-dialog.js';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { Button } from '../ui/button/button.js';
import { type BoundaryProps, withErrorBoundary } from '../ui/error-boundary/with-error-boundary.js';
import { Icon } from '../ui/icon/icon.js';
import { MenuItem } from '../ui/menu/menu-item.js';
import { Menu } from '../ui/menu/menu.js';

export interface DebugMenuProps
  extends Omit<ComponentPropsWithoutRef<'button'>, 'children' | 'onError'>, BoundaryProps {
  /** Id of the flow. */
  flowId: string;
  /** Address at which a person can watch the flow; the debugging prompt links to it. */
  flowUrl?: string | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'debugMenu' | 'mcp'> | undefined;
}

/**
 * Menu for using a flow with a coding assistant: its id, a prompt, and the setup of the MCP server.
 *
 * @example
 * <DebugMenu flowId={flowId} />
 */
export const DebugMenu = withErrorBoundary(
  forwardRef<HTMLButtonElement, DebugMenuProps>(function DebugMenu(
    { flowId, flowUrl, messages, className, ...rest },
    ref,
  ) {
    const m = useMessages('debugMenu', messages?.debugMenu);
    const rootClass = useRootClass();
    const copyFlowId = useCopyFlowId();
    const { prepare, copyPrompt } = useDebugPrompt(flowId, { flowUrl });
    const [setupOpen, setSetupOpen] = useState(false);

    return (
      <>
        <Menu
          align="end"
          onOpenChange={(open) => {
            if (open) prepare();
          }}
          trigger={
            <Button
              title={m.hint}
              {...rest}
              ref={ref}
              className={clsx(rootClass, 'fl-debug-menu', className)}
              icon={<Icon of={Bot} />}
            >
              <span className="fl-debug-menu-label">{m.menu}</span>
              <Icon of={ChevronDown} className="fl-debug-menu-arrow" size={14} />
            </Button>
          }
        >
          <MenuItem icon={<Icon of={Copy} size={14} />} onSelect={() => copyFlowId(flowId)}>
            {m.copyId}
          </MenuItem>
          <MenuItem icon={<Icon of={ScrollText} size={14} />} onSelect={copyPrompt}>
            {m.copyPrompt}
          </MenuItem>
          <MenuItem icon={<Icon of={Plug} size={14} />} onSelect={() => setSetupOpen(true)}>
            {m.setup}
          </MenuItem>
        </Menu>
        <McpSetupDialog open={setupOpen} onOpenChange={setSetupOpen} messages={messages} />
      </>
    );
  }),
);
