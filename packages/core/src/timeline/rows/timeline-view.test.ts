import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent } from '../../test-support/event-builders.js';
import { buildTimelineEntries } from '../entries/build-timeline.js';
import { createTimelineView } from './timeline-view.js';

const viewOf = (times: number[]) =>
  createTimelineView(buildTimelineEntries({ events: times.map((timeMs) => anEvent('navigation', timeMs)) }));

describe('createTimelineView', () => {
  it('reads entries by place', () => {
    const view = viewOf([0, 10]);

    expect(view.length).toBe(2);
    expect(view.at(1)?.timeMs).toBe(10);
    expect(view.at(2)).toBeUndefined();
    expect(view.at(-1)).toBeUndefined();
  });

  it('finds the place of an entry', () => {
    const view = viewOf([0, 10]);

    expect(view.indexOf('e1')).toBe(1);
    expect(view.indexOf('e2')).toBe(-1);
  });

  it.each([
    [-1, -1],
    [0, 0],
    [9.9, 0],
    [10, 2],
    [11, 2],
    [30, 3],
    [1e9, 3],
    [NaN, -1],
  ])('at %d ms the current entry is %i', (timeMs, index) => {
    expect(viewOf([0, 10, 10, 30]).indexAtTime(timeMs)).toBe(index);
  });

  it('is empty without entries', () => {
    expect(viewOf([]).indexAtTime(5)).toBe(-1);
  });

  it('finds the current entry as a walk from the end does', () => {
    const sorted = fc.array(fc.nat(50)).map((times) => times.sort((a, b) => a - b));
    fc.assert(
      fc.property(sorted, fc.integer({ min: -5, max: 55 }), (times, timeMs) => {
        expect(viewOf(times).indexAtTime(timeMs)).toBe(times.findLastIndex((time) => time <= timeMs));
      }),
    );
  });
});
