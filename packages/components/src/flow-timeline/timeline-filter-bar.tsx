'use client';

import { ENTRY_KINDS, type EntryCounts } from '@flowlens/core';
import { useFlowLens, type UseTimelineFiltersResult } from '@flowlens/hooks';
import { CircleAlert, Search, X } from 'lucide-react';
import { useMemo } from 'react';
import { EventIcon } from '../ui/icons/event-icon.js';
import { IconButton } from '../ui/icon-button/icon-button.js';
import { TextField } from '../ui/text-field/text-field.js';
import { FilterChip } from './filter-chip.js';
import { useTimelineTexts } from './timeline-texts.js';

export interface TimelineFilterBarProps {
  /** How many rows there are of each kind, without any filter. */
  counts: EntryCounts;
  filtering: UseTimelineFiltersResult;
}

/** Search, errors alone, and the kinds of events that occur. */
export function TimelineFilterBar({ counts, filtering }: TimelineFilterBarProps) {
  const m = useTimelineTexts();
  const { locale } = useFlowLens();
  const numbers = useMemo(() => new Intl.NumberFormat(locale), [locale]);
  const { filters, active, view } = filtering;
  const total = numbers.format(counts.total);

  return (
    <div className="fl-timeline-filters" role="search" aria-label={m.filtersLabel}>
      <div className="fl-timeline-filters-line">
        <TextField
          className="fl-timeline-search"
          type="search"
          label={m.search}
          hideLabel
          placeholder={m.search}
          icon={<Search aria-hidden size={14} />}
          value={filters.search}
          onChange={(event) => filtering.setSearch(event.target.value)}
        />
        <p className="fl-timeline-result-count" role="status">
          {active
            ? m.resultCount({ shown: numbers.format(view.length), total })
            : m.totalCount({ count: counts.total, total })}
        </p>
        {active && (
          <IconButton
            className="fl-timeline-clear"
            size="small"
            label={m.clearFilters}
            icon={<X aria-hidden size={14} />}
            onClick={filtering.clear}
          />
        )}
      </div>
      <div className="fl-timeline-chips">
        <FilterChip
          name={m.errors}
          count={numbers.format(counts.bySeverity.error)}
          icon={<CircleAlert aria-hidden className="fl-timeline-chip-error" size={13} />}
          pressed={filters.severities !== null}
          onPress={filtering.toggleErrors}
        />
        {ENTRY_KINDS.filter((kind) => counts.byKind[kind] > 0).map((kind) => (
          <FilterChip
            key={kind}
            name={m.kinds[kind]}
            count={numbers.format(counts.byKind[kind])}
            icon={<EventIcon kind={kind} size={13} />}
            pressed={filters.kinds?.has(kind) ?? false}
            onPress={() => filtering.toggleKind(kind)}
          />
        ))}
      </div>
    </div>
  );
}
