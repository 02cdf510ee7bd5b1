'use client';

import type { FlowSummary } from '@flowlens/client';
import type { FlowFilters } from '@flowlens/core';
import { Globe, MessageSquare } from 'lucide';
import type { ReactElement } from 'react';
import { EventIcon } from '../../ui/event-icon/event-icon.js';
import { Icon } from '../../ui/icon/icon.js';
import type { GalleryTexts } from '../gallery-texts.js';
import { CardFact } from './card-fact.js';

export interface FlowFactsProps {
  flow: FlowSummary;
  onFilter: ((part: Partial<FlowFilters>) => void) | undefined;
  texts: GalleryTexts;
}

/** Page and counts of a flow, in one line. Shows nothing for zeros and for a timeline that is not counted. */
export function FlowFacts({ flow, onFilter, texts }: FlowFactsProps) {
  const [host, ...others] = flow.page_hosts ?? [];
  const hostText = others.length > 0 ? texts.moreHosts({ host: host ?? '', count: others.length }) : (host ?? '');
  const { errors_count: errors, failed_requests_count: failures, comments_count: comments } = flow;
  const filter = (part: Partial<FlowFilters>) => onFilter && (() => onFilter(part));
  const count = (value: number | null, icon: ReactElement, text: (values: { count: number }) => string) =>
    value ? { icon, value, name: text({ count: value }) } : null;
  const counts = [
    count(errors, <EventIcon kind="console_error" size={13} />, texts.errors),
    count(failures, <EventIcon kind="network" size={13} />, texts.failedRequests),
  ];

  return (
    <p className="fl-flow-card-facts">
      {host !== undefined && (
        <CardFact
          className="fl-flow-card-host"
          name={hostText}
          title={[host, ...others].join(', ')}
          onPress={filter({ host })}
          texts={texts}
        >
          <Icon of={Globe} size={13} />
          <span className="fl-flow-card-fact-text" dir="auto">
            {hostText}
          </span>
        </CardFact>
      )}
      <span className="fl-flow-card-counts">
        {counts.map(
          (fact) =>
            fact && (
              <CardFact
                key={fact.name}
                className="fl-flow-card-problems"
                name={fact.name}
                onPress={filter({ hasErrors: true })}
                texts={texts}
              >
                {fact.icon}
                <span aria-hidden="true">{fact.value}</span>
              </CardFact>
            ),
        )}
        {comments > 0 && (
          <CardFact name={texts.comments({ count: comments })} texts={texts}>
            <Icon of={MessageSquare} size={13} />
            <span aria-hidden="true">{comments}</span>
          </CardFact>
        )}
      </span>
    </p>
  );
}
