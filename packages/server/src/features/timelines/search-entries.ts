import { setImmediate } from 'node:timers/promises';
import type { TimelineEngine, TimelineFilters, TimelineSelection } from '@flowlens/timeline';

/** Number of entries to check before the loop yields. */
const STEP_ENTRIES = 1_000;

/** Finds the entries that pass, with everything that was recorded of them looked at. */
export async function searchEntries(engine: TimelineEngine, filters: TimelineFilters): Promise<TimelineSelection> {
  const run = engine.search(filters, 'everything');
  while (!run.step(STEP_ENTRIES)) await setImmediate();
  return run.selection;
}
