'use client';

import type { Flow } from '@flowlens/client';
import type { MessageOverrides, Messages } from '@flowlens/core/messages';
import { useRefreshFlow } from '@flowlens/hooks';
import { RefreshCw } from 'lucide';
import { FlowTitleMenu } from '../../flow-title-menu/flow-title-menu.js';
import { Avatar } from '../../ui/avatar/avatar.js';
import { Badge } from '../../ui/badge/badge.js';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { Icon } from '../../ui/icon/icon.js';
import { Spinner } from '../../ui/spinner/spinner.js';
import { FlowTimes } from './flow-times.js';

export interface FlowViewHeaderProps {
  flow: Flow;
  headingLevel: 1 | 2 | 3;
  m: Messages['flowView'];
  messages: MessageOverrides['flowActions'];
  onDeleted: (() => void) | undefined;
  onEdit: () => void;
}

/** Title with menu, reporter, time and tags of a flow, and a button that refetches them and the comments. */
export function FlowViewHeader({ flow, headingLevel, m, messages, onDeleted, onEdit }: FlowViewHeaderProps) {
  const { refreshing, refresh } = useRefreshFlow(flow.id);
  return (
    <header className="fl-flow-view-header">
      <FlowTitleMenu
        className="fl-flow-view-title"
        flowId={flow.id}
        headingLevel={headingLevel}
        messages={messages}
        onDeleted={onDeleted}
        onEdit={onEdit}
      />
      <p className="fl-flow-view-facts">
        <Avatar name={flow.reporter} size="small" />
        <span className="fl-flow-view-reporter" dir="auto" title={m.reporter({ name: flow.reporter })}>
          {flow.reporter}
        </span>
        <span aria-hidden="true">·</span>
        <FlowTimes flow={flow} m={m} />
      </p>
      {flow.tags.length > 0 && (
        <ul className="fl-flow-view-tags" aria-label={m.tags}>
          {flow.tags.map((tag) => (
            <li key={tag.id}>
              <Badge>{tag.title}</Badge>
            </li>
          ))}
        </ul>
      )}
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
