'use client';

import { useFlowLens } from '@flowlens/hooks';
import { memo } from 'react';
import { FilterIcon } from '../filters/filter-icon.js';
import { useTimelineTexts } from '../timeline-texts.js';
import { useWriteTime } from '../timeline-times.js';
import type { TimelineRowProps } from './timeline-row.js';

export interface FoldedAssetsRowProps extends Pick<
  TimelineRowProps,
  'entryId' | 'row' | 'index' | 'setSize' | 'top' | 'current' | 'tabIndex' | 'actions'
> {
  count: number;
}

/** One row for a run of assets that did not fail. A press shows all folded assets one by one. */
export const FoldedAssetsRow = memo(function FoldedAssetsRow(props: FoldedAssetsRowProps) {
  const { entryId, row, index, setSize, top, current, tabIndex, actions, count } = props;
  const m = useTimelineTexts();
  const { locale } = useFlowLens();
  const time = useWriteTime()(row);
  const text = m.foldedAssets({ count, number: count.toLocaleString(locale) });

  return (
    <article
      className="fl-timeline-row"
      style={{ transform: `translateY(${top}px)` }}
      tabIndex={tabIndex}
      aria-label={[time, text].join(', ')}
      aria-posinset={index + 1}
      aria-setsize={setSize}
      aria-current={current ? 'time' : undefined}
      data-entry-id={entryId}
      data-index={index}
      data-folded
      data-current={current || undefined}
      onFocus={() => actions.focused(index)}
    >
      <div className="fl-timeline-row-line" onClick={() => actions.unfold(row.id)}>
        <span className="fl-timeline-time" data-static>
          {time}
        </span>
        <FilterIcon kind="asset" size={14} />
        <span className="fl-timeline-summary">
          <span className="fl-timeline-text">{text}</span>
        </span>
        <button
          type="button"
          className="fl-timeline-unfold"
          tabIndex={tabIndex}
          aria-label={`${m.unfoldAssets}: ${text}`}
        >
          {m.unfoldAssets}
        </button>
      </div>
    </article>
  );
});
