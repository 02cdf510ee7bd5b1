'use client';

import type { Messages } from '@flowlens/core/messages';
import { useFlowLens } from '@flowlens/hooks';
import { createContext, useContext } from 'react';

export type TimelineMessages = Messages['timeline'];

/** The texts of the nearest `FlowTimeline`, so that rows need not be handed them one by one; null outside of one. */
export const TimelineTextsContext = createContext<TimelineMessages | null>(null);

/** The texts of the timeline around, or else the provider's. */
export function useTimelineTexts(): TimelineMessages {
  const ofTimeline = useContext(TimelineTextsContext);
  const { messages } = useFlowLens();
  return ofTimeline ?? messages.timeline;
}
