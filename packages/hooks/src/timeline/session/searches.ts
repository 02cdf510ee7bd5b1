import { createListeners } from '@flowlens/core/internal';
import type { TimelineFilters } from '@flowlens/timeline';
import type { EnginePort, EngineReport } from '@flowlens/timeline/worker';
import type { RowCache } from './row-cache.js';
import { createTimelineRows, type TimelineRows } from './timeline-rows.js';

/** Results of a search so far. */
export interface FoundRows {
  view: TimelineRows;
  /** Searched fraction, from 0 to 1. */
  progress: number;
  /** True once everything has been searched. */
  settled: boolean;
}

/** One search in a timeline, whose results arrive in parts. */
export interface TimelineSearch {
  /** Id of the search on this page. */
  key: string;
  subscribe: (onChange: () => void) => () => void;
  /** Null until the first results arrive. */
  getFound: () => FoundRows | null;
  end: () => void;
}

/** All searches of a page in one timeline. */
export function createSearches(port: EnginePort, cache: RowCache) {
  const open = new Map<number, (found: FoundRows) => void>();
  let lastId = 0;

  return {
    start(filters: TimelineFilters): TimelineSearch {
      lastId += 1;
      const searchId = lastId;
      const { subscribe, notify } = createListeners();
      let found: FoundRows | null = null;
      open.set(searchId, (part) => {
        found = part;
        notify();
      });
      port.send({ type: 'search', searchId, filters });
      return {
        key: String(searchId),
        subscribe,
        getFound: () => found,
        end() {
          open.delete(searchId);
          port.send({ type: 'endSearch', searchId });
        },
      };
    },
    receive({ searchId, found, progress, settled }: Extract<EngineReport, { type: 'found' }>): void {
      open.get(searchId)?.({ view: createTimelineRows(found, cache), progress, settled });
    },
  };
}
