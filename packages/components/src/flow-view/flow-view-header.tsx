'use client';

import type { Flow } from '@flowlens/client';
import type { Messages } from '@flowlens/core/messages';
import { useRefreshFlow } from '@flowlens/hooks';
import { RefreshCw } from 'lucide';
import { FlowTitleMenu, type FlowTitleMenuProps } from '../flow-title-menu/flow-title-menu.js';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { Icon } from '../ui/icon/icon.js';
import { Spinner } from '../ui/spinner/spinner.js';

export interface FlowViewHeaderProps {
  flow: Flow;
  headingLevel: 1 | 2 | 3;
  m: Messages['flowView'];
  messages: FlowTitleMenuProps['messages'];
  onFlowDeleted: ((flow: Flow) => void) | undefined;
  onEdit: () => void;
}

/** Title of a flow with its menu, and a button that refetches the flow and its comments. */
export function FlowViewHeader({ flow, headingLevel, m, messages, onFlowDeleted, onEdit }: FlowViewHeaderProps) {
  const { refreshing, refresh } = useRefreshFlow(flow.id);
  return (
    <header className="fl-flow-view-header">
      <FlowTitleMenu
        className="fl-flow-view-title"
        flowId={flow.id}
        headingLevel={headingLevel}
        messages={messages}
        onFlowDeleted={onFlowDeleted}
        onEdit={onEdit}
      />
      <IconButton
        className="fl-flow-view-refresh"
        size="small"
        label={m.refresh}
        icon={refreshing ? <Spinner size={14} /> : <Icon of={RefreshCw} size={14} />}
        {...(refreshing && { 'aria-disabled': true, 'aria-busy': true })}
        onClick={refresh}
      />
    </header>
  );
}
