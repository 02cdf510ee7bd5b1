'use client';

import type { Messages } from '@flowlens/core/messages';
import { useFlowLens } from '@flowlens/hooks';
import { createContext, useContext } from 'react';

export type TimelineMessages = Messages['timeline'];

/** Texts of the nearest `FlowTimeline`, so that rows need no prop for them; null outside of one. */
export const TimelineTextsContext = createContext<TimelineMessages | null>(null);

/** Returns the texts of the nearest timeline, or those of the provider. */
export function useTimelineTexts(): TimelineMessages {
  const ofTimeline = useContext(TimelineTextsContext);
  const { messages } = useFlowLens();
  return ofTimeline ?? messages.timeline;
}
