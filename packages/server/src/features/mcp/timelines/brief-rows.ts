import type { TimelineEngine, TimelineRow } from '@flowlens/timeline';
import { incidentRows, STEP_FILTERS, stepsForBrief } from '@flowlens/timeline/brief';
import { searchEntries } from '../../timelines/search-entries.js';

/**
 * Selects the rows for a brief, in order of time: failures with the actions before them, and the user's actions around the
 * most likely cause.
 */
export async function readBriefRows(engine: TimelineEngine): Promise<TimelineRow[]> {
  const incidents = incidentRows(engine);
  const found = await searchEntries(engine, STEP_FILTERS);
  const steps = stepsForBrief(found.times, incidents).flatMap(({ first, last }) =>
    engine.rows(found, first, last - first + 1),
  );
  const rows = new Map([...incidents, ...steps].map((row) => [row.id, row]));
  return [...rows.values()].sort((one, other) => one.timeMs - other.timeMs);
}
