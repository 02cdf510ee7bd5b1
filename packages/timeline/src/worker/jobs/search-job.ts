import type { SearchRun, TimelineEngine } from '../../index/timeline-engine.js';
import { foldsAssets, type TimelineFilters } from '../../search/timeline-filters.js';
import type { SendReport } from '../engine-messages.js';
import { columnBuffers, copyColumns } from '../entry-columns.js';
import { SLICE_MS, yieldToEventLoop } from './yield-to-event-loop.js';

/** Number of entries that take about a millisecond. */
const ENTRIES_PER_STEP = 500;
const REPORT_INTERVAL_MS = 100;

interface Search {
  filters: TimelineFilters;
  /** Null once it has searched everything available. */
  run: SearchRun | null;
  /** True if the file had ended when the run began. */
  ofAll: boolean;
  reportedAt: number;
  /** Number of entries in the last report. */
  reportedCount: number;
}

/** Runs the searches of a page side by side, in slices, and sends results during the run. */
export function createSearchJob(engine: TimelineEngine, send: SendReport) {
  const searches = new Map<number, Search>();
  let working = false;

  async function work(): Promise<void> {
    working = true;
    for (let open = nextOpen(); open; open = nextOpen()) {
      // Newly typed text ends this search and begins another.
      await yieldToEventLoop();
      if (searches.get(open.searchId) === open.search) runSlice(open.searchId, open.search);
    }
    working = false;
  }

  function nextOpen() {
    for (const [searchId, search] of searches) if (search.run) return { searchId, search };
    return null;
  }

  function runSlice(searchId: number, search: Search): void {
    const { filters, run, ofAll, reportedAt, reportedCount } = search;
    if (!run) return;
    const startedAt = performance.now();
    while (!run.done && performance.now() - startedAt < SLICE_MS) run.step(ENTRIES_PER_STEP);
    // A repeated search starts with no results: the earlier ones stay visible until it has found as many.
    const isDue = run.selection.length >= reportedCount && performance.now() - reportedAt > REPORT_INTERVAL_MS;
    if (!run.done && !isDue) return;
    const found = copyColumns(foldsAssets(filters) ? engine.fold(run.selection) : run.selection);
    search.reportedAt = performance.now();
    search.reportedCount = found.entryCount;
    if (run.done) search.run = null;
    // The last entries arrived during the search, and nothing else would repeat it.
    if (run.done && engine.complete && !ofAll) begin(search);
    // A search of a growing timeline is never complete.
    const settled = run.done && ofAll;
    send({ type: 'found', searchId, found, progress: run.progress, settled }, columnBuffers(found));
  }

  function begin(search: Search): void {
    search.run = engine.search(search.filters);
    search.ofAll = engine.complete;
  }

  function wake(): void {
    if (!working) void work();
  }

  /** Repeats the searches after entries were added or moved. */
  function refresh(): void {
    for (const search of searches.values()) if (!search.run) begin(search);
    wake();
  }

  return {
    refresh,
    start(searchId: number, filters: TimelineFilters): void {
      const search: Search = { filters, run: null, ofAll: false, reportedAt: performance.now(), reportedCount: 0 };
      begin(search);
      searches.set(searchId, search);
      wake();
    },
    end: (searchId: number): void => void searches.delete(searchId),
    stop: () => searches.clear(),
  };
}
