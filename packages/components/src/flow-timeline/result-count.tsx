'use client';

import type { UseTimelineFiltersResult, UseTimelineResult } from '@flowlens/hooks';
import { useEffect, useState } from 'react';
import { useTimelineTexts } from './timeline-texts.js';

export interface ResultCountProps
  extends
    Pick<UseTimelineResult, 'counts' | 'complete'>,
    Pick<UseTimelineFiltersResult, 'active' | 'settled' | 'view'> {
  numbers: Intl.NumberFormat;
}

/**
 * How many events there are, and how many of them show. It is read out when it has stood for a while: not at every step that it
 * counts up, and not at every letter of a search.
 */
export function ResultCount({ counts, complete, active, settled, view, numbers }: ResultCountProps) {
  const m = useTimelineTexts();
  const total = numbers.format(counts.total);
  const text = active
    ? m.resultCount({ shown: numbers.format(view.length), total })
    : m.totalCount({ count: counts.total, total });
  const counting = !complete || !settled;
  const current = !counting ? text : active ? m.searching : m.loading;
  const [told, setTold] = useState(current);
  useEffect(() => {
    const timer = setTimeout(() => setTold(current), counting ? 1_000 : 500);
    return () => clearTimeout(timer);
  }, [current, counting]);

  return (
    // With room for its longest text, so that nothing moves when somebody filters.
    <p className="fl-timeline-result-count" data-max={m.resultCount({ shown: total, total })}>
      {told !== text && <span aria-hidden>{text}</span>}
      <span role="status" className={told !== text ? 'fl-visually-hidden' : undefined}>
        {told}
      </span>
    </p>
  );
}
