'use client';

import type { UseTimelineFiltersResult, UseTimelineResult } from '@flowlens/hooks';
import { useTimelineTexts } from './timeline-texts.js';

export interface ResultCountProps {
  timeline: Pick<UseTimelineResult, 'counts' | 'complete'>;
  filtering: Pick<UseTimelineFiltersResult, 'active' | 'settled' | 'view'>;
  numbers: Intl.NumberFormat;
}

/** How many events there are, and how many of them show. What still counts up is not read out at every step. */
export function ResultCount({ timeline, filtering, numbers }: ResultCountProps) {
  const m = useTimelineTexts();
  const { active, settled, view } = filtering;
  const total = numbers.format(timeline.counts.total);
  const text = active
    ? m.resultCount({ shown: numbers.format(view.length), total })
    : m.totalCount({ count: timeline.counts.total, total });
  const counting = !timeline.complete || !settled;

  return (
    // With room for its longest text, so that nothing moves when somebody filters.
    <p className="fl-timeline-result-count" data-max={m.resultCount({ shown: total, total })}>
      {counting && <span aria-hidden>{text}</span>}
      <span role="status" className={counting ? 'fl-visually-hidden' : undefined}>
        {!counting ? text : active ? m.searching : m.loading}
      </span>
    </p>
  );
}
