'use client';

import { useTimeline } from '@flowlens/hooks';
import { useEffect } from 'react';
import { InlineAlert } from '../../ui/inline-alert/inline-alert.js';
import { useFlowView } from '../root/flow-view-context.js';
import { isProcessing } from './is-processing.js';

/** Opens the event that a link leads to once it is loaded. Renders a note if the recording lacks it. */
export function StartEvent({ entryId }: { entryId: string }) {
  const { flow, m, openEvent } = useFlowView();
  const { view, complete, status } = useTimeline(flow.timeline_url, { flowId: flow.id });
  const index = view.indexOf(entryId);
  // A link may have the number in another form, such as `e007`.
  const id = view.idAt(index);
  const timeMs = view.times[index];

  useEffect(() => {
    if (id !== undefined && timeMs !== undefined) openEvent(id, timeMs);
  }, [id, timeMs, openEvent]);

  const missing = id === undefined && (complete || (status === 'idle' && !isProcessing(flow)));
  if (!missing) return null;
  return (
    <InlineAlert className="fl-flow-view-note" tone="info">
      {m.eventNotFound}
    </InlineAlert>
  );
}
