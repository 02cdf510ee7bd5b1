import { type EntryKind, rankIncidents, type TimelineRow } from '@flowlens/core';
import type { TimelineSession } from '../timeline/session/timeline-session.js';
import type { TimelineRows } from '../timeline/session/timeline-rows.js';
import { settled } from './settled.js';

const STEPS: ReadonlySet<EntryKind> = new Set<EntryKind>(['dom_action', 'navigation']);
/** More than a brief can tell, on either side of the likeliest cause. */
const STEPS_BEFORE = 300;
const STEPS_AFTER = 100;

/**
 * The rows that a brief is made of, in order of time: what went wrong, and what the person did around the likeliest cause. However
 * long the timeline is, only those come into the page. The timeline must be complete.
 */
export async function readBriefRows(session: TimelineSession): Promise<TimelineRow[]> {
  const { incidents } = session.getState();
  const search = session.search({ kinds: STEPS, severities: null, search: '' });
  try {
    const found = await settled(search.subscribe, () => {
      const now = search.getFound();
      return now?.settled ? now.view : null;
    });
    const causeMs = rankIncidents(incidents)[0]?.row.timeMs;
    const focus = causeMs === undefined ? found.length - 1 : found.indexAtTime(causeMs);
    const first = await rowsBetween(found, 0, 0);
    const steps = await rowsBetween(found, Math.max(1, focus - STEPS_BEFORE), focus + STEPS_AFTER);
    return [...first, ...steps, ...incidents].sort((one, other) => one.timeMs - other.timeMs);
  } finally {
    search.end();
  }
}

/** Both included; those beyond the end are left out. */
async function rowsBetween(view: TimelineRows, first: number, last: number): Promise<TimelineRow[]> {
  const end = Math.min(last, view.length - 1);
  view.load(first, end);
  return settled(view.subscribe, () => {
    const rows: TimelineRow[] = [];
    for (let index = first; index <= end; index++) {
      const row = view.at(index);
      if (!row) return null;
      rows.push(row);
    }
    return rows;
  });
}
