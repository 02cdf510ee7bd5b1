'use client';

import { type EntrySeverity, KIND_FILTERS } from '@flowlens/core/recorded';
import type { TimelineProgress, UseTimelineFiltersResult } from '@flowlens/hooks';
import { CircleAlert, CornerUpRight, type IconNode, Search, X } from 'lucide';
import { memo, useRef } from 'react';
import { IconButton } from '../../ui/icon-button/icon-button.js';
import { Icon } from '../../ui/icon/icon.js';
import { EventIcon } from '../../ui/event-icon/event-icon.js';
import { Spinner } from '../../ui/spinner/spinner.js';
import { TextField } from '../../ui/text-field/text-field.js';
import { FilterChip } from './filter-chip.js';
import { ProgressLine } from './progress-line.js';
import { ResultCount, type ResultCountProps } from './result-count.js';
import { useTimelineTexts } from '../timeline-texts.js';
import { TimelineTools, type TimelineToolsProps } from './timeline-tools.js';

export interface TimelineFilterBarProps extends UseTimelineFiltersResult, ResultCountProps, TimelineToolsProps {
  /** Fraction of the file that has been read. */
  loaded: TimelineProgress;
}

/**
 * Search, filters for errors, redirects and the occurring kinds, and the tools of the timeline. Memoized, because the list
 * below changes often.
 */
export const TimelineFilterBar = memo(function TimelineFilterBar(props: TimelineFilterBarProps) {
  const { counts, complete, loaded, filters, active, settled } = props;
  const m = useTimelineTexts();
  const search = useRef<HTMLInputElement>(null);
  const searching = complete && !settled;

  const severityChip = (severity: EntrySeverity, name: string, icon: IconNode) => (
    <FilterChip
      name={name}
      count={counts.bySeverity[severity]}
      icon={<Icon of={icon} data-severity={severity} size={13} />}
      pressed={filters.severities?.has(severity)}
      onPress={() => props.toggleSeverity(severity)}
    />
  );

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
      <div
        className="fl-timeline-chips"
        // Browsers do not scroll to a chip that is partly visible.
        onFocus={({ target }) => target.scrollIntoView({ block: 'nearest', inline: 'nearest' })}
      >
        {severityChip('error', m.errors, CircleAlert)}
        {counts.bySeverity.redirect > 0 && severityChip('redirect', m.redirects, CornerUpRight)}
        {KIND_FILTERS.map(({ name, kinds }) => {
          const count = kinds.reduce((sum, kind) => sum + counts.byKind[kind], 0);
          if (count === 0) return null;
          return (
            <FilterChip
              key={name}
              name={name === 'console' || name === 'page' ? m.filters[name] : m.kinds[name]}
              count={count}
              icon={<EventIcon kind={kinds[0]} size={13} />}
              pressed={filters.kinds?.has(kinds[0])}
              onPress={() => props.toggleKind(kinds[0])}
            />
          );
        })}
      </div>
      {!complete && loaded.totalBytes !== null && (
        <ProgressLine label={m.loading} value={loaded.loadedBytes / loaded.totalBytes} />
      )}
      {searching && <ProgressLine label={m.searching} value={props.progress} />}
    </div>
  );
});
