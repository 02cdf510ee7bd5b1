import type { TimelineRow } from '../rows/timeline-row.js';
import { rankIncidents } from './incidents/rank-incidents.js';

/** Time that a brief centers on: the most likely cause, or the last marked moment of a recording without errors. */
export function focusTime(rows: Iterable<TimelineRow>): number | undefined {
  const all = [...rows];
  const cause = rankIncidents(all)[0]?.row ?? all.findLast(({ kind }) => kind === 'recorder_mark');
  return cause?.timeMs;
}
