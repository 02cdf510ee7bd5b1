import { setImmediate } from 'node:timers/promises';
import type { TimelineEngine, TimelineFilters, TimelineSelection } from '@flowlens/timeline';

/** Number of entries to check before yielding to the event loop. */
const STEP_ENTRIES = 1_000;

/** Finds the entries that match, including their full recorded data. */
export async function searchEntries(engine: TimelineEngine, filters: TimelineFilters): Promise<TimelineSelection> {
  const run = engine.search(filters, 'everything');
  while (!run.step(STEP_ENTRIES)) await setImmediate();
  return run.selection;
}
