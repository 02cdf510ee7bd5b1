'use client';

import { createContext } from 'react';

/** Length of the recording in milliseconds, which the bars of the nearest `FlowTimeline` share; null without bars. */
export const WaterfallSpanContext = createContext<number | null>(null);
