'use client';

import { useFlowLens, type UseTimelineFiltersResult, type UseTimelineResult } from '@flowlens/hooks';
import { useEffect, useState } from 'react';
import { useTimelineTexts } from '../timeline-texts.js';

export interface ResultCountProps
  extends
    Pick<UseTimelineResult, 'counts' | 'complete'>,
    Pick<UseTimelineFiltersResult, 'active' | 'settled' | 'view'> {}

/** Number of events, and of visible ones. Announced after a pause instead of at every step or keystroke. */
export function ResultCount({ counts, complete, active, settled, view }: ResultCountProps) {
  const { locale } = useFlowLens();
  const m = useTimelineTexts();
  const total = counts.total.toLocaleString(locale);
  const text = active
    ? m.resultCount({ shown: view.entryCount.toLocaleString(locale), total })
    : m.totalCount({ count: counts.total, total });
  const counted = complete && settled;
  const current = counted ? text : active ? m.searching : m.loading;
  const [told, setTold] = useState(current);
  useEffect(() => {
    const timer = setTimeout(setTold, counted ? 500 : 1_000, current);
    return () => clearTimeout(timer);
  }, [current, counted]);

  return (
    // Reserves room for its longest text, so that nothing moves during filtering.
    <p className="fl-timeline-result-count" data-max={m.resultCount({ shown: total, total })}>
      {told !== text && <span aria-hidden>{text}</span>}
      <span role="status" className={told !== text ? 'fl-visually-hidden' : undefined}>
        {told}
      </span>
    </p>
  );
}
