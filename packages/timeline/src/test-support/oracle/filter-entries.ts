import { foldForSearch } from '@flowlens/core';
import { entrySearchTexts } from '../../search/entry-search-text.js';
import { requestKindOfEntry } from './request-kind-of-entry.js';
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
        (isOfKind(entry, kinds) && (severities === null || severities.has(entry.severity)))) &&
      (needle === '' || entrySearchTexts(entry).some((text) => foldForSearch(text).includes(needle))),
  );
}

function isOfKind(entry: TimelineEntry, kinds: TimelineFilters['kinds']): boolean {
  if (kinds === null || kinds.has(entry.kind)) return true;
  const requestKind = requestKindOfEntry(entry);
  return requestKind !== null && kinds.has(requestKind);
}
