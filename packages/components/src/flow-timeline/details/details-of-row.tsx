'use client';

import { useTimelineEntry } from '@flowlens/hooks';
import { type ReactElement, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { watchSize } from '../../ui/internal/layout/watch-size.js';
import type { TimelineRowActions } from '../row/row-actions.js';
import { TimelineSourceContext } from '../timeline-source.js';
import { EntryDetails } from './entry-details.js';
import { KeptStatesContext, keptStatesOf } from './kept-states.js';

export interface DetailsOfRowProps {
  entryId: string;
  actions: Pick<TimelineRowActions, 'measured' | 'filled'>;
  /** Placeholder until they have loaded. */
  loading: ReactElement;
}

/** Details of a row, loaded when it is expanded. Reports their height to the list. */
export function DetailsOfRow({ entryId, actions: { measured, filled }, loading }: DetailsOfRowProps) {
  const { showEntry, eventUrl, ...timeline } = useContext(TimelineSourceContext);
  const details = useTimelineEntry(timeline, entryId);
  const box = useRef<HTMLDivElement>(null);
  const isRead = details !== null;

  useLayoutEffect(() => {
    const element = box.current;
    if (!isRead || !element) return;
    // In a hidden tab they have no height, so the list keeps the previous one.
    const measure = () => element.offsetHeight > 0 && measured(entryId, element.offsetHeight);
    measure();
    // Without `flushSync` the details would cover the rows below for a frame.
    return watchSize(element, () => flushSync(measure));
  }, [isRead, entryId, measured]);

  useEffect(() => {
    if (isRead) filled(entryId);
  }, [isRead, entryId, filled]);

  if (!isRead) return loading;
  return (
    <div ref={box} className="fl-timeline-row-details">
      <KeptStatesContext.Provider value={timeline.session && keptStatesOf(timeline.session, entryId)}>
        <EntryDetails entry={details.entry} related={details} onShowEntry={showEntry} eventUrl={eventUrl} />
      </KeptStatesContext.Provider>
    </div>
  );
}
