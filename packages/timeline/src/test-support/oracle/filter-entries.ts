import { foldForSearch } from '@flowlens/core';
import { entrySearchTexts } from '../../search/entry-search-text.js';
import type { TimelineEntry } from '../../entries/timeline-entry.js';
import { hasTimelineFilters, type TimelineFilters } from '../../search/timeline-filters.js';

/** Returns the entries that pass every filter, in their order. Without filters, returns the given array itself. */
export function filterEntries(entries: readonly TimelineEntry[], filters: TimelineFilters): readonly TimelineEntry[] {
  if (!hasTimelineFilters(filters)) return entries;
  const { kinds, severities, pinnedKinds } = filters;
  const needle = foldForSearch(filters.search.trim());
  return entries.filter(
    (entry) =>
      (pinnedKinds?.has(entry.kind) ||
        ((kinds === null || kinds.has(entry.kind)) && (severities === null || severities.has(entry.severity)))) &&
      (needle === '' || entrySearchTexts(entry).some((text) => foldForSearch(text).includes(needle))),
  );
}
