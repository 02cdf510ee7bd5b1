import type { TimelineRow } from '@flowlens/timeline';
import { STEP_FILTERS, stepsForBrief } from '@flowlens/timeline/brief';
import type { TimelineSession } from '../timeline/session/timeline-session.js';
import type { TimelineRows } from '../timeline/session/timeline-rows.js';
import { waitForResult } from '../timeline/wait-for-result.js';

/**
 * Rows of a brief, in order of time: the failures, and the user's actions around the most likely cause. Only these rows
 * are loaded, even from a long timeline. The timeline must be complete.
 */
export async function readBriefRows(session: TimelineSession): Promise<TimelineRow[]> {
  const search = session.search(STEP_FILTERS);
  try {
    const found = await waitForResult(search.subscribe, () => {
      const now = search.getFound();
      return now?.settled ? now.view : null;
    });
    // Rows of a complete timeline are available before any search finishes.
    const { incidents } = session.getState();
    const rows = new Map(incidents.map((row) => [row.id, row]));
    const explained = (await session.explainIncidents()).incidents;
    for (const { action } of explained) if (action) rows.set(action.id, action);
    for (const { first, last } of stepsForBrief(found.times, incidents))
      (await rowsBetween(found, first, last)).forEach((row) => rows.set(row.id, row));
    return [...rows.values()].sort((one, other) => one.timeMs - other.timeMs);
  } finally {
    search.end();
  }
}

/** Range of positions, both included. */
async function rowsBetween(view: TimelineRows, first: number, last: number): Promise<TimelineRow[]> {
  view.load(first, last);
  return waitForResult(view.subscribe, () => {
    const rows: TimelineRow[] = [];
    for (let index = first; index <= last; index++) {
      const row = view.at(index);
      if (!row) return null;
      rows.push(row);
    }
    return rows;
  });
}
