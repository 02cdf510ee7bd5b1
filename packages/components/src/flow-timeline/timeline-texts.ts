'use client';

import { en, type Messages } from '@flowlens/core';
import { createContext, useContext } from 'react';

export type TimelineMessages = Messages['timeline'];

/** The texts of the nearest `FlowTimeline`, so that rows need not be handed them one by one. */
export const TimelineTextsContext = createContext<TimelineMessages>(en.timeline);

export const useTimelineTexts = (): TimelineMessages => useContext(TimelineTextsContext);
