'use client';

import type { Flow } from '@flowlens/client';
import type { MessageOverrides } from '@flowlens/core/messages';
import { useIncidents, useTimeline } from '@flowlens/hooks';
import { Avatar } from '../../ui/avatar/avatar.js';
import { Badge } from '../../ui/badge/badge.js';
import { WhatWentWrong, type WhatWentWrongProps } from '../../what-went-wrong/what-went-wrong.js';
import { useFlowView } from '../root/flow-view-context.js';
import { FlowTimes } from './flow-times.js';
import { RecordedPage } from './recorded-page.js';

export interface FlowAboutProps extends Pick<WhatWentWrongProps, 'momentUrl'> {
  flow: Pick<Flow, 'title' | 'description' | 'reporter' | 'created_at' | 'recorded_at'> & {
    tags: readonly Pick<Flow['tags'][number], 'id' | 'title'>[];
  };
  /** Level of the heading with the whole title; null if the title is elsewhere. */
  headingLevel: 2 | 3 | 4 | null;
  messages: MessageOverrides['whatWentWrong'];
}

/** Description and facts of the flow, and what went wrong in it. */
export function FlowAbout({ flow, headingLevel, momentUrl, messages }: FlowAboutProps) {
  const { m, flow: shown, openEvent } = useFlowView();
  const timeline = useTimeline(shown.timeline_url, { flowId: shown.id });
  const report = useIncidents(timeline);
  const hasTimeline = timeline.status === 'loading' || timeline.status === 'ready';
  const Heading = headingLevel && (`h${headingLevel}` as const);

  return (
    <>
      <div className="fl-flow-about">
        {Heading && (
          <Heading className="fl-flow-about-title" dir="auto">
            {flow.title}
          </Heading>
        )}
        {flow.description && (
          <p className="fl-flow-about-description" dir="auto">
            {flow.description}
          </p>
        )}
        <p className="fl-flow-about-facts">
          <Avatar name={flow.reporter} size="small" />
          <span className="fl-flow-about-reporter" dir="auto" title={m.reporter({ name: flow.reporter })}>
            {flow.reporter}
          </span>
          <FlowTimes flow={flow} m={m} />
        </p>
        {hasTimeline && <RecordedPage m={m} url={timeline.pageUrl} known={timeline.complete} />}
        {flow.tags.length > 0 && (
          <ul className="fl-flow-about-tags" aria-label={m.tags}>
            {flow.tags.map((tag) => (
              <li key={tag.id}>
                <Badge>{tag.title}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
      {hasTimeline && (
        <WhatWentWrong
          report={report}
          eventCount={timeline.counts.total}
          flowTitle={flow.title}
          pageUrl={timeline.pageUrl}
          momentUrl={momentUrl}
          headingLevel={headingLevel === null ? 2 : 3}
          onOpen={({ row }) => openEvent(row.id, row.timeMs)}
          messages={{ whatWentWrong: messages }}
        />
      )}
    </>
  );
}
