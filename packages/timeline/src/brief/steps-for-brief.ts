import type { EntryKind } from '@flowlens/core/recorded';
import type { TimelineFilters } from '../search/timeline-filters.js';
import type { TimelineRow } from '../rows/timeline-row.js';
import { focusTime } from './focus-time.js';

/** Search of the timeline for the person's actions and for recording gaps. Marked moments are among the incidents already. */
export const STEP_FILTERS: TimelineFilters = {
  kinds: new Set<EntryKind>(['dom_action', 'navigation', 'recorder_gap']),
  severities: null,
  search: '',
};

/** More than a brief can tell, on either side of the likeliest cause. */
const STEPS_BEFORE = 300;
const STEPS_AFTER = 100;

/** Places among the steps, both included; `last` is less than `first` where there are none. */
export interface StepRange {
  first: number;
  last: number;
}

/**
 * The steps that a brief is made of, of all that `STEP_FILTERS` finds: the very first, and those around the likeliest cause, else
 * around the last marked moment, or up to the end. `times` are those of the steps, in order.
 */
export function stepsForBrief(times: Float64Array, incidents: Iterable<TimelineRow>): StepRange[] {
  const focusMs = focusTime(incidents);
  const after = focusMs === undefined ? -1 : times.findIndex((timeMs) => timeMs > focusMs);
  const focus = (after < 0 ? times.length : after) - 1;
  const end = times.length - 1;
  return [
    { first: 0, last: Math.min(0, end) },
    { first: Math.max(1, focus - STEPS_BEFORE), last: Math.min(focus + STEPS_AFTER, end) },
  ];
}
