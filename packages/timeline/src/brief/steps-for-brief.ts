import type { EntryKind } from '@flowlens/core/recorded';
import type { TimelineFilters } from '../search/timeline-filters.js';
import type { TimelineRow } from '../rows/timeline-row.js';
import { focusTime } from './focus-time.js';

/** Timeline filters for user actions and recording gaps. Marked moments are already among the incidents. */
export const STEP_FILTERS: TimelineFilters = {
  kinds: new Set<EntryKind>(['dom_action', 'navigation', 'recorder_gap']),
  severities: null,
  search: '',
};

/** More than a brief can hold, on each side of the most likely cause. */
const STEPS_BEFORE = 300;
const STEPS_AFTER = 100;

/** Range of positions among the steps, both included; `last` is less than `first` if there are none. */
export interface StepRange {
  first: number;
  last: number;
}

/**
 * Selects the steps for a brief from all that `STEP_FILTERS` finds: the very first, and those around the most likely cause.
 * Without a cause, it selects those around the last marked moment, or up to the end. `times` are the times of the steps, in
 * order.
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
