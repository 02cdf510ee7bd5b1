import { TIMELINE_INCIDENTS_MAX } from '@flowlens/core/limits';
import type { TimelineEngine, TimelineRow } from '@flowlens/timeline';
import { STEP_FILTERS, stepsForBrief } from '@flowlens/timeline/brief';
import { searchEntries } from '../../timelines/search-entries.js';

/** The rows that a brief is made of, in order of time: what went wrong, and what the person did around the likeliest cause. */
export async function readBriefRows(engine: TimelineEngine): Promise<TimelineRow[]> {
  const incidents = engine.incidents(TIMELINE_INCIDENTS_MAX);
  const found = await searchEntries(engine, STEP_FILTERS);
  const steps = stepsForBrief(found.times, incidents).flatMap(({ first, last }) =>
    engine.rows(found, first, last - first + 1),
  );
  return [...incidents, ...steps].sort((one, other) => one.timeMs - other.timeMs);
}
