'use client';

import type { Flow } from '@flowlens/client';
import type { Messages } from '@flowlens/core';
import { Avatar } from '../ui/avatar/avatar.js';
import { Badge } from '../ui/badge/badge.js';
import { RelativeTime } from '../ui/relative-time/relative-time.js';

export interface FlowViewHeaderProps {
  flow: Flow;
  headingLevel: 1 | 2 | 3;
  m: Messages['flowView'];
}

/** Title, reporter, time and tags of a flow. */
export function FlowViewHeader({ flow, headingLevel, m }: FlowViewHeaderProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <header className="fl-flow-view-header">
      <Heading className="fl-flow-view-title" title={flow.title}>
        {flow.title}
      </Heading>
      <p className="fl-flow-view-facts">
        <Avatar name={flow.reporter} size="small" />
        <span className="fl-flow-view-reporter" title={m.reporter({ name: flow.reporter })}>
          {flow.reporter}
        </span>
        <span aria-hidden="true">·</span>
        <RelativeTime date={flow.created_at} />
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
    </header>
  );
}
