'use client';

import type { ReactElement } from 'react';
import { Tabs } from '../../ui/tabs/tabs.js';
import { useFlowView } from '../root/flow-view-context.js';
import { FlowViewDetailsLoading } from '../states/flow-view-details-loading.js';
import { CaptureNotes } from './capture-notes.js';
import { LazyDeviceTab, usePrefetchedTabs } from './lazy-tabs.js';
import { StartEvent } from './start-event.js';
import { TimelineTab } from './timeline-tab.js';

export interface FlowViewTabsProps {
  comments: ReactElement;
  /** Without it, the tab is hidden, for viewers who may not read the diagram. */
  sequence?: ReactElement | undefined;
  /** Event that a link leads to. */
  startEventId?: string | null | undefined;
}

/** Tabs next to the video: timeline, comments, device info and sequence diagram. */
export function FlowViewTabs({ comments, sequence, startEventId }: FlowViewTabsProps) {
  const { flow, m, messages, tab, setTab, detailed } = useFlowView();
  usePrefetchedTabs();

  if (!detailed) return <FlowViewDetailsLoading />;
  return (
    <div className="fl-flow-view-details">
      {startEventId != null && <StartEvent entryId={startEventId} />}
      <CaptureNotes notes={flow.capture.notes} m={m} messages={messages?.deviceInfo} />
      <Tabs
        label={m.tabsLabel}
        value={tab === 'sequence' && !sequence ? 'timeline' : tab}
        onValueChange={setTab}
        tabs={[
          { id: 'timeline', label: m.timelineTab, keepMounted: true, content: <TimelineTab /> },
          {
            id: 'timeline-comments',
            label: m.commentsTab,
            count: flow.comments.length,
            keepMounted: true,
            content: comments,
          },
          {
            id: 'device-info',
            label: m.deviceInfoTab,
            content: <LazyDeviceTab flow={flow} m={m} messages={messages?.deviceInfo} />,
          },
          ...(sequence ? [{ id: 'sequence' as const, label: m.sequenceTab, content: sequence }] : []),
        ]}
      />
    </div>
  );
}
