'use client';

import { useFlowLens, type UseTimelineFiltersResult, type UseTimelineResult } from '@flowlens/hooks';
import { useMemo } from 'react';
import { useTimelineTexts } from './timeline-texts.js';

export interface ResultCountProps {
  timeline: Pick<UseTimelineResult, 'counts' | 'complete'>;
  filtering: Pick<UseTimelineFiltersResult, 'active' | 'settled' | 'view'>;
}

/** How many events there are, and how many of them show. What still counts up is not read out at every step. */
export function ResultCount({ timeline, filtering }: ResultCountProps) {
  const m = useTimelineTexts();
  const { locale } = useFlowLens();
  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const { active, settled, view } = filtering;
  const total = numbers.format(timeline.counts.total);
  const text = active
    ? m.resultCount({ shown: numbers.format(view.length), total })
    : m.totalCount({ count: timeline.counts.total, total });
  const counting = !timeline.complete || !settled;

  return (
    <p className="fl-timeline-result-count">
      {counting && <span aria-hidden>{text}</span>}
      <span role="status" className={counting ? 'fl-visually-hidden' : undefined}>
        {!counting ? text : active ? m.searching : m.loading}
      </span>
    </p>
  );
}
