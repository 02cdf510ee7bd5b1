'use client';

import type { MessageOverrides } from '@flowlens/core/messages';
import { useFlowView } from '../root/flow-view-context.js';
import { LazySequenceTab } from './lazy-tabs.js';

export interface SequenceTabProps {
  messages: MessageOverrides['sequenceDiagram'];
}

/** Sequence diagram whose messages open their events in the timeline. */
export function SequenceTab({ messages }: SequenceTabProps) {
  const { flow, openEvent } = useFlowView();
  return (
    <LazySequenceTab
      timelineUrl={flow.timeline_url}
      flowId={flow.id}
      flowTitle={flow.title}
      onEntrySelect={openEvent}
      messages={{ sequenceDiagram: messages }}
    />
  );
}
