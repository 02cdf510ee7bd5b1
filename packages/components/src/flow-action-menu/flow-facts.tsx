'use client';

import type { Flow } from '@flowlens/client';
import { formatDate } from '@flowlens/core/format';
import type { Messages } from '@flowlens/core/messages';
import { useFlowLens } from '@flowlens/hooks';
import { TagBadges, type TagBadgesProps } from '../ui/tag-badges/tag-badges.js';

export interface FlowFactsProps {
  flow: Pick<Flow, 'created_at' | 'recorded_at' | 'reporter' | 'description'> & {
    guest?: Flow['guest'];
  } & Pick<TagBadgesProps, 'tags'>;
  m: Messages['flowActions'];
}

/** Tags, if there is more room for them than on a card. */
const TAGS_SHOWN = 8;

/** Facts of a flow: created and recorded date, reporter, tags and description. */
export function FlowFacts({ flow, m }: FlowFactsProps) {
  const { locale, timeZone } = useFlowLens();

  return (
    // A menu must not contain a description list.
    <div className="fl-flow-details-facts">
      <span className="fl-flow-details-name">{m.created}</span>
      <div className="fl-flow-details-value">{formatDate(flow.created_at, { locale, timeZone })}</div>
      <span className="fl-flow-details-name">{m.recorded}</span>
      <div className="fl-flow-details-value">{formatDate(flow.recorded_at, { locale, timeZone })}</div>
      <span className="fl-flow-details-name">{m.reporter}</span>
      <div className="fl-flow-details-value">
        <span dir="auto">{flow.reporter}</span>
        {flow.guest && (
          <span className="fl-flow-details-guest">
            <bdi>{flow.guest.email === null ? flow.guest.name : `${flow.guest.name} (${flow.guest.email})`}</bdi>
            <span className="fl-flow-details-name">{m.unverified}</span>
          </span>
        )}
      </div>
      <span className="fl-flow-details-name">{m.tags}</span>
      <div className="fl-flow-details-value">
        {flow.tags.length > 0 ? <TagBadges tags={flow.tags} max={TAGS_SHOWN} /> : m.noTags}
      </div>
      <span className="fl-flow-details-name">{m.description}</span>
      <div className="fl-flow-details-value">
        {flow.description ? (
          // A group, because a menu may contain no other focusable element; it must be focusable for scrolling by keyboard.
          <div className="fl-flow-details-description" dir="auto" role="group" aria-label={m.description} tabIndex={0}>
            {flow.description}
          </div>
        ) : (
          m.noDescription
        )}
      </div>
    </div>
  );
}
