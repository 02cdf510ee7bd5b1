'use client';

import type { FlowSummary } from '@flowlens/client';
import { type MessageOverrides, TAG_BADGES_SHOWN } from '@flowlens/core';
import { ProductLink } from '../provider/product-link.js';
import { useMessages } from '../provider/use-messages.js';
import { Avatar } from '../ui/avatar/avatar.js';
import { Badge } from '../ui/badge/badge.js';
import { RelativeTime } from '../ui/relative-time/relative-time.js';
import { FlowCardMedia } from './flow-card-media.js';
import { useHoverPreview } from './use-hover-preview.js';

export interface FlowCardProps {
  flow: FlowSummary;
  messages?: MessageOverrides['gallery'];
}

/** One flow of the gallery; the whole card is its link. */
export function FlowCard({ flow, messages }: FlowCardProps) {
  const m = useMessages('gallery', messages);
  const { previewing, hoverProps } = useHoverPreview();
  const more = flow.tags.slice(TAG_BADGES_SHOWN);

  return (
    <article {...hoverProps} className="fl-flow-card">
      <FlowCardMedia flow={flow} previewing={previewing} />
      <div className="fl-flow-card-body">
        <ProductLink to={{ page: 'flow', flowId: flow.id }} className="fl-flow-card-link" title={flow.title}>
          {flow.title}
        </ProductLink>
        <p className="fl-flow-card-meta">
          <Avatar name={flow.reporter} size="small" />
          <span className="fl-flow-card-reporter">{flow.reporter}</span>
          <span aria-hidden="true">·</span>
          <RelativeTime date={flow.created_at} className="fl-flow-card-time" />
        </p>
        <p className="fl-flow-card-tags">
          {flow.tags.length === 0 && <span className="fl-flow-card-no-tags">{m.noTags}</span>}
          {flow.tags.slice(0, TAG_BADGES_SHOWN).map((tag) => (
            <Badge key={tag.id}>{tag.title}</Badge>
          ))}
          {more.length > 0 && <Badge title={more.map((tag) => tag.title).join(', ')}>+{more.length}</Badge>}
        </p>
      </div>
    </article>
  );
}
