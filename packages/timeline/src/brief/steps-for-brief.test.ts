import { describe, expect, it } from 'vitest';
import { anEvent } from '../test-support/event-builders.js';
import { buildTimelineEntries } from '../index/build-timeline-entries.js';
import { stepsForBrief } from './steps-for-brief.js';

/** Creates steps 100 ms apart. */
const steps = (count: number) => Float64Array.from({ length: count }, (_, index) => index * 100);
const errorAt = (timeMs: number) =>
  buildTimelineEntries([anEvent('javascript_error', timeMs, { javascript_error_data: { message: 'TypeError' } })]);

describe('stepsForBrief', () => {
  it.each<[string, number, number | null, [number, number]]>([
    ['around the cause', 2_000, 100_050, [700, 1_100]],
    ['around a step at the time of the cause', 2_000, 100_000, [700, 1_100]],
    ['from the second on if the cause is early', 2_000, 5_000, [1, 150]],
    ['after a cause before all of them', 2_000, -1, [1, 99]],
    ['up to the end if the cause is late', 2_000, 500_000, [1_699, 1_999]],
    ['up to the end if nothing went wrong', 2_000, null, [1_699, 1_999]],
    ['none if there is only one', 1, null, [1, 0]],
  ])('selects the first step, and others: %s', (_what, count, causeMs, [first, last]) => {
    expect(stepsForBrief(steps(count), causeMs === null ? [] : errorAt(causeMs))).toEqual([
      { first: 0, last: 0 },
      { first, last },
    ]);
  });

  it('selects the steps around the last marked moment of a recording without errors', () => {
    const marks = buildTimelineEntries([anEvent('recorder_mark', 5_000), anEvent('recorder_mark', 100_050)]);

    expect(stepsForBrief(steps(2_000), marks)).toEqual([
      { first: 0, last: 0 },
      { first: 700, last: 1_100 },
    ]);
    expect(stepsForBrief(steps(2_000), [...marks, ...errorAt(5_000)])).toContainEqual({ first: 1, last: 150 });
  });

  it('selects nothing from an empty recording', () => {
    for (const { first, last } of stepsForBrief(steps(0), [])) expect(last).toBeLessThan(first);
  });
});
