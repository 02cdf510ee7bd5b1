'use client';

import type { FlowSummary } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core/messages';
import { FlowActionMenu } from '../../flow-action-menu/flow-action-menu.js';
import { ProductLink } from '../../provider/product-link.js';
import { Avatar } from '../../ui/avatar/avatar.js';
import { RelativeTime } from '../../ui/relative-time/relative-time.js';
import { TagBadges } from '../../ui/tag-badges/tag-badges.js';
import { FlowCardMedia } from './flow-card-media.js';
import type { GalleryTexts } from '../gallery-texts.js';
import { useCardPreview } from './use-card-preview.js';

export interface FlowCardProps {
  flow: FlowSummary;
  onEdit: (flow: FlowSummary) => void;
  /** Offers to share the flow. */
  onShare: ((flow: FlowSummary) => void) | undefined;
  onDeleted: (flowId: string) => void;
  /** Runs when the picture or the preview fails to load. */
  onMediaBroke: () => void;
  texts: GalleryTexts;
  menuMessages: MessageOverrides['flowActions'];
}

/** One flow of the gallery; the whole card is a link. */
export function FlowCard({ flow, onEdit, onShare, onDeleted, onMediaBroke, texts, menuMessages }: FlowCardProps) {
  const { previewing, previewProps } = useCardPreview();

  return (
    <article {...previewProps} className="fl-flow-card" data-previewing={previewing || undefined}>
      <FlowCardMedia flow={flow} previewing={previewing} onBroke={onMediaBroke} />
      <div className="fl-flow-card-body">
        <div className="fl-flow-card-head">
          <ProductLink
            to={{ page: 'flow', flowId: flow.id }}
            className="fl-flow-card-link"
            dir="auto"
            title={flow.title}
          >
            {flow.title}
          </ProductLink>
          <div className="fl-flow-card-menu">
            <FlowActionMenu
              flow={flow}
              showDetails
              onEdit={() => onEdit(flow)}
              onShare={onShare && (() => onShare(flow))}
              onDeleted={() => onDeleted(flow.id)}
              messages={menuMessages}
            />
          </div>
        </div>
        <p className="fl-flow-card-meta">
          <Avatar name={flow.reporter} size="small" />
          <span className="fl-flow-card-reporter" dir="auto">
            {flow.reporter}
          </span>
          <span aria-hidden="true">·</span>
          <RelativeTime date={flow.created_at} className="fl-flow-card-time" />
        </p>
        <p className="fl-flow-card-tags">
          {flow.tags.length === 0 && <span className="fl-flow-card-no-tags">{texts.noTags}</span>}
          <TagBadges tags={flow.tags} />
        </p>
      </div>
    </article>
  );
}
