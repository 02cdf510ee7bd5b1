import type { SearchRun, TimelineEngine, TimelineFilters } from '@flowlens/core';
import type { SendReport } from './engine-messages.js';
import { columnBuffers, copyColumns } from './entry-columns.js';
import { letOthersRun } from './let-others-run.js';
import { SLICE_MS } from './slice.js';

/** Looked at in a millisecond or so. */
const ENTRIES_PER_STEP = 500;
const REPORT_INTERVAL_MS = 100;

interface Search {
  filters: TimelineFilters;
  /** Null once it has looked at everything there is. */
  run: SearchRun | null;
  reportedAt: number;
}

/** Runs the searches of a page side by side, in slices, and sends what they find while they run. */
export function createSearchDesk(engine: TimelineEngine, send: SendReport) {
  const searches = new Map<number, Search>();
  let working = false;

  async function work(): Promise<void> {
    working = true;
    for (let open = nextOpen(); open; open = nextOpen()) {
      // What was typed meanwhile ends this search and begins another.
      await letOthersRun();
      if (searches.get(open.searchId) === open.search) runSlice(open.searchId, open.search);
    }
    working = false;
  }

  function nextOpen() {
    for (const [searchId, search] of searches) if (search.run) return { searchId, search };
    return null;
  }

  function runSlice(searchId: number, search: Search): void {
    const startedAt = performance.now();
    const { run } = search;
    while (run && search.run && performance.now() - startedAt < SLICE_MS) {
      if (run.step(ENTRIES_PER_STEP)) search.run = null;
    }
    if (run && (!search.run || performance.now() - search.reportedAt > REPORT_INTERVAL_MS)) {
      search.reportedAt = performance.now();
      const found = copyColumns(run.selection);
      // Of a timeline that still grows nobody can have seen everything.
      const settled = !search.run && engine.complete;
      send({ type: 'found', searchId, found, progress: run.progress, settled }, columnBuffers(found));
    }
  }

  function wake(): void {
    if (!working) void work();
  }

  /** Looks again, after entries have been added or moved. */
  function refresh(): void {
    for (const search of searches.values()) search.run ??= engine.search(search.filters);
    wake();
  }

  return {
    refresh,
    start(searchId: number, filters: TimelineFilters): void {
      searches.set(searchId, { filters, run: engine.search(filters), reportedAt: performance.now() });
      wake();
    },
    end: (searchId: number): void => void searches.delete(searchId),
    stop: () => searches.clear(),
  };
}
