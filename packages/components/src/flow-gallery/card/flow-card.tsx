'use client';

import type { FlowSummary } from '@flowlens/client';
import type { FlowFilters } from '@flowlens/core';
import type { MessageOverrides } from '@flowlens/core/messages';
import { FlowActionMenu } from '../../flow-action-menu/flow-action-menu.js';
import { ProductLink } from '../../provider/product-link.js';
import { Avatar } from '../../ui/avatar/avatar.js';
import { RelativeTime } from '../../ui/relative-time/relative-time.js';
import { TagBadges } from '../../ui/tag-badges/tag-badges.js';
import { CardCheckbox } from '../selection/card-checkbox.js';
import { CardFact } from './card-fact.js';
import { FlowCardMedia } from './flow-card-media.js';
import { FlowFacts } from './flow-facts.js';
import type { GalleryTexts } from '../gallery-texts.js';
import { useCardPreview } from './use-card-preview.js';

export interface FlowCardProps {
  flow: FlowSummary;
  selected: boolean;
  /** Offers to select the flow; `range` extends the selection. */
  onSelect: ((flowId: string, range: boolean) => void) | undefined;
  /** Makes facts on the card shortcuts to filters. */
  onFilter: ((part: Partial<FlowFilters>) => void) | undefined;
  onEdit: (flow: FlowSummary) => void;
  /** Offers to share the flow. */
  onShare: ((flow: FlowSummary) => void) | undefined;
  onOpened: (flow: FlowSummary) => void;
  onDeleted: (flow: FlowSummary) => void;
  /** Runs when the picture or the preview fails to load. */
  onMediaBroke: () => void;
  flowUrl: string | undefined;
  texts: GalleryTexts;
  menuMessages: Pick<MessageOverrides, 'flowActions' | 'tags'> | undefined;
}

/** One flow of the gallery; the whole card is a link. */
export function FlowCard(props: FlowCardProps) {
  const { flow, selected, onSelect, onFilter, onEdit, onShare, onOpened, onDeleted, onMediaBroke } = props;
  const { flowUrl, texts, menuMessages } = props;
  const { previewing, previewProps } = useCardPreview();

  return (
    <article
      {...previewProps}
      className="fl-flow-card"
      data-previewing={previewing || undefined}
      data-selected={selected || undefined}
    >
      <FlowCardMedia flow={flow} previewing={previewing} onBroke={onMediaBroke} />
      <div className="fl-flow-card-body">
        <div className="fl-flow-card-head">
          <ProductLink
            to={{ page: 'flow', flowId: flow.id }}
            className="fl-flow-card-link"
            dir="auto"
            title={flow.title}
            onNavigated={() => onOpened(flow)}
          >
            {flow.title}
          </ProductLink>
          <div className="fl-flow-card-menu">
            <FlowActionMenu
              flow={flow}
              flowUrl={flowUrl}
              onEdit={() => onEdit(flow)}
              onShare={onShare && (() => onShare(flow))}
              onFlowDeleted={() => onDeleted(flow)}
              messages={menuMessages}
            />
          </div>
        </div>
        <p className="fl-flow-card-meta">
          <Avatar name={flow.reporter} size="small" />
          <CardFact
            name={flow.reporter}
            onPress={onFilter && (() => onFilter({ reporter: flow.reporter_email ?? flow.reporter }))}
            texts={texts}
          >
            <span className="fl-flow-card-fact-text fl-flow-card-reporter" dir="auto">
              {flow.reporter}
            </span>
          </CardFact>
          <span aria-hidden="true">·</span>
          <RelativeTime date={flow.created_at} className="fl-flow-card-time" />
        </p>
        <FlowFacts flow={flow} onFilter={onFilter} texts={texts} />
        <p className="fl-flow-card-tags">
          {flow.tags.length === 0 && <span className="fl-flow-card-no-tags">{texts.noTags}</span>}
          <TagBadges tags={flow.tags} />
        </p>
      </div>
      {onSelect && flow.can_edit && (
        <CardCheckbox
          label={texts.select({ title: flow.title })}
          checked={selected}
          onToggle={(range) => onSelect(flow.id, range)}
        />
      )}
    </article>
  );
}
