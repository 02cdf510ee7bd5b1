'use client';

import { useTimelineEntry } from '@flowlens/hooks';
import { createElement, useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Skeleton } from '../ui/skeleton/skeleton.js';
import { VisuallyHidden } from '../ui/visually-hidden/visually-hidden.js';
import { detailsCode } from './details-code.js';
import { TimelineSourceContext } from './timeline-source.js';
import { useTimelineTexts } from './timeline-texts.js';

export interface RowDetailsProps {
  entryId: string;
  /** Runs with the height of the details whenever that changes. */
  onMeasure: (entryId: string, heightPx: number) => void;
  /** Runs once everything is there. */
  onFilled: (entryId: string) => void;
}

/** The details of an expanded row, read when it is opened. */
export function RowDetails({ entryId, onMeasure, onFilled }: RowDetailsProps) {
  const m = useTimelineTexts();
  const { showEntry, ...timeline } = useContext(TimelineSourceContext);
  const EntryDetails = detailsCode.useCode(true);
  const details = useTimelineEntry(timeline, entryId);
  const box = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const element = box.current!;
    const measure = () => onMeasure(entryId, element.offsetHeight);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    // Else the details would lie over the rows below for a frame.
    const observer = new ResizeObserver(() => flushSync(measure));
    observer.observe(element);
    return () => observer.disconnect();
  }, [entryId, onMeasure]);

  const filled = EntryDetails !== null && details !== null;
  useEffect(() => {
    if (filled) onFilled(entryId);
  }, [filled, entryId, onFilled]);

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
