'use client';

import { FlowTimeline } from '../../flow-timeline/flow-timeline.js';
import { useFlowView } from '../root/flow-view-context.js';
import { NotThereYet } from '../states/not-there-yet.js';
import { isProcessing } from './is-processing.js';

/** Timeline that follows the video of the view. */
export function TimelineTab() {
  const { flow, m, messages, eventUrl, onEventOpen, player, clock, timelineRef } = useFlowView();
  return (
    <FlowTimeline
      ref={timelineRef}
      timelineUrl={flow.timeline_url}
      flowId={flow.id}
      flowTitle={flow.title}
      timeMs={clock}
      onSeek={player.actions.seek}
      eventUrl={eventUrl}
      onEntryOpen={onEventOpen}
      renderEmpty={
        isProcessing(flow) ? () => <NotThereYet title={m.noTimelineYet} hint={m.noTimelineYetHint} /> : undefined
      }
      messages={messages}
    />
  );
}
