'use client';

import { useTimelineEntry } from '@flowlens/hooks';
import { createElement, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { watchSize } from '../ui/element-size/watch-size.js';
import { useOpenedCode } from '../ui/lazy-code/use-opened-code.js';
import { Skeleton } from '../ui/skeleton/skeleton.js';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.js';
import { detailsCode } from './details-code.js';
import type { TimelineRowActions } from './timeline-row.js';
import { TimelineSourceContext } from './timeline-source.js';
import { useTimelineTexts } from './timeline-texts.js';

export interface RowDetailsProps {
  entryId: string;
  actions: Pick<TimelineRowActions, 'toggle' | 'measured' | 'filled'>;
}

/** The details of an expanded row, read when it is opened. */
export function RowDetails({ entryId, actions }: RowDetailsProps) {
  const { toggle, measured, filled: tellFilled } = actions;
  const m = useTimelineTexts();
  const { showEntry, ...timeline } = useContext(TimelineSourceContext);
  const EntryDetails = useOpenedCode(detailsCode, true, () => toggle(entryId));
  const details = useTimelineEntry(timeline, entryId);
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = box.current!;
    const measure = () => measured(entryId, element.offsetHeight);
    measure();
    // Else the details would lie over the rows below for a frame.
    return watchSize(element, () => flushSync(measure));
  }, [entryId, measured]);

  const filled = EntryDetails !== null && details !== null;
  useEffect(() => {
    if (filled) tellFilled(entryId);
  }, [filled, entryId, tellFilled]);

  return (
    <div ref={box} className="fl-timeline-row-details" aria-busy={!filled}>
      {filled ? (
        createElement(EntryDetails, { entry: details.entry, related: details, onShowEntry: showEntry })
      ) : (
        <div className="fl-timeline-details-loading">
          <VisuallyHidden>{m.loadingDetails}</VisuallyHidden>
          <Skeleton width="62%" />
          <Skeleton width="38%" />
          <Skeleton width="50%" />
        </div>
      )}
    </div>
  );
}
