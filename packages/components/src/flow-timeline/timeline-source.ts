'use client';

import type { UseTimelineResult } from '@flowlens/hooks';
import { createContext } from 'react';

export interface TimelineSource extends Pick<UseTimelineResult, 'session' | 'complete'> {
  /** Scrolls to another entry. */
  showEntry: (entryId: string) => void;
  /** Returns the URL that opens an event; undefined if the host has none. */
  eventUrl: ((entryId: string) => string) | undefined;
}

/** Source of the details of a row. */
export const TimelineSourceContext = createContext<TimelineSource>({
  session: null,
  complete: false,
  showEntry: () => undefined,
  eventUrl: undefined,
});
