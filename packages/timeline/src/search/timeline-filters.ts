import type { EntryKind, EntrySeverity, FilterKind } from '@flowlens/core/recorded';

export interface TimelineFilters {
  /** Kinds to show; `null` shows all. */
  kinds: ReadonlySet<FilterKind> | null;
  /** Severities to show; `null` shows all. */
  severities: ReadonlySet<EntrySeverity> | null;
  /** Kinds that always pass the filters above; the search still applies to them. */
  pinnedKinds?: ReadonlySet<EntryKind> | undefined;
  /**
   * Display of runs of assets that did not fail: in one row each, or in full. A search text or the kind `asset` always shows them in
   * full. `folded` is the default of a timeline on a page, `shown` that of an engine.
   */
  assets?: 'folded' | 'shown' | undefined;
  /** Part of a URL, message, key or text; case is ignored. */
  search: string;
}

export const NO_TIMELINE_FILTERS: TimelineFilters = { kinds: null, severities: null, search: '' };

export function hasTimelineFilters({ kinds, severities, search }: TimelineFilters): boolean {
  return kinds !== null || severities !== null || search.trim() !== '';
}

/** Returns whether results of these filters show runs of assets as one row each. */
export function foldsAssets({ assets, kinds, search }: TimelineFilters): boolean {
  return assets === 'folded' && search.trim() === '' && !kinds?.has('asset');
}
