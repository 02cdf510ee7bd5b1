import { foldForSearch } from '../../search-fold.js';
import { entrySearchTexts } from './entry-search-text.js';
import type { TimelineEntry } from '../entries/timeline-entry.js';
import type { EntryKind, EntrySeverity } from './timeline-row.js';

export interface TimelineFilters {
  /** Kinds to show; `null` shows all. */
  kinds: ReadonlySet<EntryKind> | null;
  /** Severities to show; `null` shows all. */
  severities: ReadonlySet<EntrySeverity> | null;
  /** Kinds that pass both of these whatever they are; the search still applies to them. */
  pinnedKinds?: ReadonlySet<EntryKind> | undefined;
  /** Part of a URL, message, key or text, in any case. */
  search: string;
}

export const NO_TIMELINE_FILTERS: TimelineFilters = { kinds: null, severities: null, search: '' };

export function hasTimelineFilters({ kinds, severities, search }: TimelineFilters): boolean {
  return kinds !== null || severities !== null || search.trim() !== '';
}

/** The entries that pass every filter, in their order. Without a filter it is the given array itself. */
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
