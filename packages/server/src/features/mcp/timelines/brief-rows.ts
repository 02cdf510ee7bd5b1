import { TIMELINE_INCIDENTS_MAX } from '@flowlens/core/limits';
import type { TimelineEngine, TimelineRow } from '@flowlens/timeline';
import { STEP_FILTERS, stepsForBrief } from '@flowlens/timeline/brief';
import { searchEntries } from '../../timelines/search-entries.js';

/** Selects the rows for a brief, in order of time: failures, and the user's actions around the most likely cause. */
export async function readBriefRows(engine: TimelineEngine): Promise<TimelineRow[]> {
  const incidents = engine.incidents(TIMELINE_INCIDENTS_MAX);
  const found = await searchEntries(engine, STEP_FILTERS);
  const steps = stepsForBrief(found.times, incidents).flatMap(({ first, last }) =>
    engine.rows(found, first, last - first + 1),
  );
  return [...incidents, ...steps].sort((one, other) => one.timeMs - other.timeMs);
}
