import type { EntryKind, EntrySeverity } from '@flowlens/core/recorded';

export interface TimelineFilters {
  /** Kinds to show; `null` shows all. */
  kinds: ReadonlySet<EntryKind> | null;
  /** Severities to show; `null` shows all. */
  severities: ReadonlySet<EntrySeverity> | null;
  /** Kinds that always pass the filters above; the search still applies to them. */
  pinnedKinds?: ReadonlySet<EntryKind> | undefined;
  /** Part of a URL, message, key or text; case is ignored. */
  search: string;
}

export const NO_TIMELINE_FILTERS: TimelineFilters = { kinds: null, severities: null, search: '' };

export function hasTimelineFilters({ kinds, severities, search }: TimelineFilters): boolean {
  return kinds !== null || severities !== null || search.trim() !== '';
}
