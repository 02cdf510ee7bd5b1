import type { EntryKind, EntrySeverity } from '@flowlens/core/recorded';

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
