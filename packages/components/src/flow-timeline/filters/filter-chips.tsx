'use client';

import { type FilterKind, KIND_FILTERS, type KindFilterName } from '@flowlens/core/recorded';
import type { UseTimelineFiltersResult } from '@flowlens/hooks';
import type { EntryCounts } from '@flowlens/timeline';
import { CircleAlert, CornerUpRight } from 'lucide';
import type { ReactElement } from 'react';
import { Icon } from '../../ui/icon/icon.js';
import { useToolbar } from '../../ui/internal/focus/use-toolbar.js';
import { type TimelineMessages, useTimelineTexts } from '../timeline-texts.js';
import { FilterChip } from './filter-chip.js';
import { FilterIcon } from './filter-icon.js';

export interface FilterChipsProps extends Pick<
  UseTimelineFiltersResult,
  'filters' | 'toggleSeverity' | 'toggleKind' | 'isKindOn'
> {
  counts: EntryCounts;
}

interface Chip {
  key: string;
  name: string;
  count: number;
  icon: ReactElement;
  pressed: boolean;
  onPress: () => void;
}

/** Filters by severity and kind as a toolbar. Only those of occurring kinds show; errors always do. */
export function FilterChips({ counts, filters, toggleSeverity, toggleKind, isKindOn }: FilterChipsProps) {
  const m = useTimelineTexts();
  const severityChip = (severity: 'error' | 'redirect'): Chip => ({
    key: severity,
    name: severity === 'error' ? m.errors : m.redirects,
    count: counts.bySeverity[severity],
    icon: <Icon of={severity === 'error' ? CircleAlert : CornerUpRight} data-severity={severity} size={13} />,
    pressed: filters.severities?.has(severity) ?? false,
    onPress: () => toggleSeverity(severity),
  });
  const chips = [
    severityChip('error'),
    severityChip('redirect'),
    ...KIND_FILTERS.map(({ name, kinds }) => ({
      key: name,
      name: filterName(name, m),
      count: kinds.reduce((sum, kind) => sum + countOf(kind, counts), 0),
      icon: <FilterIcon kind={kinds[0]} />,
      pressed: isKindOn(kinds[0]),
      onPress: () => toggleKind(kinds[0]),
    })),
  ].filter(({ key, count }) => key === 'error' || count > 0);
  const toolbar = useToolbar(chips.length);

  return (
    <div
      {...toolbar.props}
      className="fl-timeline-chips"
      aria-label={m.kindsLabel}
      onFocus={(event) => {
        toolbar.props.onFocus(event);
        // Browsers do not scroll to a chip that is partly visible.
        event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      }}
    >
      {chips.map(({ key, ...chip }, index) => (
        <FilterChip key={key} {...chip} tabIndex={toolbar.tabIndexOf(index)} />
      ))}
    </div>
  );
}

function countOf(kind: FilterKind, { byKind, byRequestKind }: EntryCounts): number {
  return kind === 'fetch' || kind === 'document' || kind === 'asset' ? byRequestKind[kind] : byKind[kind];
}

function filterName(name: KindFilterName, { filters, kinds }: TimelineMessages): string {
  return { ...kinds, ...filters }[name];
}
