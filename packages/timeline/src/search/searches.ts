import { foldForSearch } from '@flowlens/core';
import type { EntryKind } from '@flowlens/core/recorded';
import { hasTimelineFilters, type TimelineFilters } from './timeline-filters.js';
import { ChunkSweep } from '../index/scan/chunk-sweep.js';
import { DetailsSearch } from './details-search.js';
import { EntryFilter } from './entry-filter.js';
import type { EventReader } from '../index/columns/events/event-reader.js';
import type { IndexedTimeline } from '../index/indexed-timeline.js';
import { SearchWalk } from './search-walk.js';
import { RowSearch } from './row-search.js';
import type { SearchRun, SearchScope, TimelineSelection } from '../index/timeline-engine.js';

const NO_KINDS: ReadonlySet<EntryKind> = new Set();

interface Finished {
  filters: TimelineFilters;
  scope: SearchScope;
  revision: number;
  walk: SearchWalk;
}

/** Starts searches, each within the results of the previous one if they suffice. */
export function createSearches(timeline: IndexedTimeline, reader: EventReader) {
  let last: Finished | null = null;

  /** Entries that include all possible results. */
  function candidates(filters: TimelineFilters, scope: SearchScope): TimelineSelection {
    const isNarrower = last !== null && last.walk.done && last.revision === timeline.revision && last.scope === scope;
    return isNarrower && last !== null && narrows(filters, last.filters) ? last.walk.selection : timeline.all;
  }

  return {
    start(filters: TimelineFilters, scope: SearchScope = 'everything'): SearchRun {
      const text = filters.search.trim();
      const from = candidates(filters, scope);
      const details = text === '' || scope === 'rows' ? null : new DetailsSearch(text);
      const isOfAll = from === timeline.all && filters.kinds === null && filters.severities === null;
      const filter = new EntryFilter({
        ...filters,
        timeline,
        reader,
        rows: text === '' ? null : new RowSearch(text, timeline, reader),
        details,
        sweep: isOfAll && details !== null ? new ChunkSweep(details.needle, timeline, reader) : null,
      });
      const walk = new SearchWalk(from, hasTimelineFilters(filters) ? filter : null);
      last = { filters, scope, revision: timeline.revision, walk };
      return walk;
    },
  };
}

/** Returns whether the filters match a subset of the earlier ones. */
function narrows(filters: TimelineFilters, earlier: TimelineFilters): boolean {
  const holdsText = foldForSearch(filters.search.trim()).includes(foldForSearch(earlier.search.trim()));
  return (
    holdsText &&
    isWithin(filters.kinds, earlier.kinds) &&
    isWithin(filters.severities, earlier.severities) &&
    isWithin(filters.pinnedKinds ?? NO_KINDS, earlier.pinnedKinds ?? NO_KINDS)
  );
}

function isWithin<Name>(names: ReadonlySet<Name> | null, earlier: ReadonlySet<Name> | null): boolean {
  return earlier === null || (names !== null && [...names].every((name) => earlier.has(name)));
}
