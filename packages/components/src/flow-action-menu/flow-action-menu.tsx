'use client';

import type { Flow, FlowSummary } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core/messages';
import { useDebugPrompt, useFlowActions } from '@flowlens/hooks';
import { Copy, Ellipsis, Pencil, ScrollText, Share2, Trash2 } from 'lucide';
import { type ReactElement, useState } from 'react';
import { useMessages } from '../provider/use-messages.js';
import { useRootClass } from '../provider/use-root-class.js';
import { lazyDialog } from '../ui/dialog/lazy-dialog.js';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { Icon } from '../ui/icon/icon.js';
import { MenuItem } from '../ui/menu/menu-item.js';
import { Menu } from '../ui/menu/menu.js';
import { FlowDetails } from './flow-details.js';
import { useFlowEditor } from './use-flow-editor.js';

export interface FlowActionMenuProps {
  /** The flow of the menu. */
  flow: Flow | FlowSummary;
  /** Parts to leave out, such as actions that the page offers elsewhere. @default none */
  hide?: readonly ('details' | 'share' | 'copyId' | 'copyPrompt')[] | undefined;
  /** Address at which a person can watch the flow; the debugging prompt links to it. */
  flowUrl?: string | undefined;
  /** Runs when Share is chosen; without it, there is no Share. */
  onShare?: (() => void) | undefined;
  /** Runs after changes were saved in the dialog of the menu, with the changed flow. */
  onFlowEdited?: ((flow: Flow) => void) | undefined;
  /** Runs after the flow was deleted. */
  onFlowDeleted?: ((flow: Flow | FlowSummary) => void) | undefined;
  /**
   * Runs when Edit is chosen, for a component that holds the dialog (`useFlowEditor`); without it, the menu holds the
   * dialog.
   */
  onEdit?: (() => void) | undefined;
  /** The button that opens it; must take a ref and event handlers. @default a button with three dots */
  trigger?: ReactElement | undefined;
  /** @default 'end' */
  align?: 'start' | 'center' | 'end' | undefined;
  /** Texts that replace those of the provider. */
  messages?: Pick<MessageOverrides, 'flowActions' | 'tags'> | undefined;
}

const DeleteFlowDialog = lazyDialog(async () => (await import('./delete-flow-dialog.js')).DeleteFlowDialog);

/**
 * Menu of actions on a flow. Edit and Delete appear only for users with that right.
 *
 * @example
 * <FlowActionMenu flow={flow} onShare={openShareDialog} onFlowDeleted={showGallery} />
 */
export function FlowActionMenu(props: FlowActionMenuProps) {
  // The key closes the menu and its dialogs when the page shows another flow.
  return <ActionMenu key={props.flow.id} {...props} />;
}

function ActionMenu({
  flow,
  hide = [],
  flowUrl,
  onShare,
  onFlowEdited,
  onFlowDeleted,
  onEdit,
  trigger,
  align = 'end',
  messages,
}: FlowActionMenuProps) {
  const m = useMessages('flowActions', messages?.flowActions);
  const rootClass = useRootClass();
  const { canEdit, copyId, remove } = useFlowActions(flow);
  const { copyPrompt } = useDebugPrompt(flow.id, { flowUrl });
  const editor = useFlowEditor({ latest: () => flow, onFlowEdited, messages });
  const [deleting, setDeleting] = useState(false);

  return (
    <>
      <Menu
        align={align}
        trigger={
          trigger ?? (
            <IconButton className={rootClass} label={m.menu({ title: flow.title })} icon={<Icon of={Ellipsis} />} />
          )
        }
      >
        {!hide.includes('details') && <FlowDetails flow={flow} m={m} />}
        {!hide.includes('copyId') && (
          <MenuItem icon={<Icon of={Copy} size={14} />} onSelect={copyId}>
            {m.copyId}
          </MenuItem>
        )}
        {!hide.includes('copyPrompt') && (
          <MenuItem icon={<Icon of={ScrollText} size={14} />} onSelect={copyPrompt}>
            {m.copyPrompt}
          </MenuItem>
        )}
        {onShare && !hide.includes('share') && (
          <MenuItem icon={<Icon of={Share2} size={14} />} onSelect={onShare}>
            {m.share}
          </MenuItem>
        )}
        {canEdit && (
          <>
            <MenuItem icon={<Icon of={Pencil} size={14} />} onSelect={onEdit ?? (() => editor.edit(flow))}>
              {m.edit}
            </MenuItem>
            <MenuItem tone="danger" icon={<Icon of={Trash2} size={14} />} onSelect={() => setDeleting(true)}>
              {m.remove}
            </MenuItem>
          </>
        )}
      </Menu>
      {editor.dialog}
      <DeleteFlowDialog
        flow={flow}
        open={deleting}
        onOpenChange={setDeleting}
        remove={remove}
        onDeleted={onFlowDeleted}
        m={m}
      />
    </>
  );
}
