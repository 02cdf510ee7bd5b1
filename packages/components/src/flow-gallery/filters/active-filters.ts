import { filteredPeriod, type FlowFilters } from '@flowlens/core';
import type { GalleryTexts } from '../gallery-texts.js';

/** An active filter, as shown beside the others. */
export interface FilterChip {
  key: string;
  label: string;
  /** Change that removes it. */
  removal: Partial<FlowFilters>;
}

/** Returns the active filters besides search, reporter and tags, which show their own values. */
export function filterChips(
  filters: FlowFilters,
  { texts, locale }: { texts: GalleryTexts; locale: string },
): FilterChip[] {
  const { hasErrors, mine, host, status } = filters;
  const { first, last } = filteredPeriod(filters);
  const day = (text: string | undefined) => text && formatDay(text, locale);
  const chips: (FilterChip | false | '' | undefined)[] = [
    hasErrors && { key: 'errors', label: texts.withErrors, removal: { hasErrors: undefined } },
    mine && { key: 'mine', label: texts.mine, removal: { mine: undefined } },
    host && { key: 'host', label: host, removal: { host: undefined } },
    status && { key: 'status', label: texts.statuses[status], removal: { status: undefined } },
    (first || last) && {
      key: 'period',
      label: texts.period({ from: day(first), to: day(last) }),
      removal: { createdFrom: undefined, createdTo: undefined },
    },
  ];
  return chips.filter((chip) => chip !== undefined && chip !== false && chip !== '');
}

/** A day has no time zone. */
function formatDay(day: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));
}
