'use client';

import type { TimelineProgress, UseTimelineFiltersResult } from '@flowlens/hooks';
import { Search, X } from 'lucide';
import { memo, useRef } from 'react';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { Icon } from '../../ui/icon/icon.js';
import { Spinner } from '../../ui/spinner/spinner.js';
import { TextField } from '../../ui/text-field/text-field.js';
import { FilterChips } from './filter-chips.js';
import { ProgressLine } from './progress-line.js';
import { ResultCount, type ResultCountProps } from './result-count.js';
import { useTimelineTexts } from '../timeline-texts.js';
import { TimelineTools, type TimelineToolsProps } from './timeline-tools.js';

export interface TimelineFilterBarProps extends UseTimelineFiltersResult, ResultCountProps, TimelineToolsProps {
  /** Fraction of the file that has been read. */
  loaded: TimelineProgress;
}

/**
 * Search, filters for errors, 3xx responses and the occurring kinds, and the tools of the timeline. Memoized, because the list
 * below changes often.
 */
export const TimelineFilterBar = memo(function TimelineFilterBar(props: TimelineFilterBarProps) {
  const { complete, loaded, filters, active, settled } = props;
  const m = useTimelineTexts();
  const search = useRef<HTMLInputElement>(null);
  const searching = complete && !settled;

  return (
    <div className="fl-timeline-filters" role="search" aria-label={m.filtersLabel}>
      <div className="fl-timeline-filters-line">
        <TextField
          ref={search}
          className="fl-timeline-search"
          type="search"
          label={m.search}
          hideLabel
          placeholder={m.search}
          icon={searching ? <Spinner size={14} /> : <Icon of={Search} size={14} />}
          value={filters.search}
          onValueChange={props.setSearch}
          end={
            active && (
              <IconButton
                size="small"
                label={m.clearFilters}
                icon={<Icon of={X} size={14} />}
                onClick={() => {
                  props.clear();
                  search.current?.focus();
                }}
              />
            )
          }
        />
        <ResultCount {...props} />
        <TimelineTools {...props} />
      </div>
      <FilterChips {...props} />
      {!complete && loaded.totalBytes !== null && (
        <ProgressLine label={m.loading} value={loaded.loadedBytes / loaded.totalBytes} />
      )}
      {searching && <ProgressLine label={m.searching} value={props.progress} />}
    </div>
  );
});
