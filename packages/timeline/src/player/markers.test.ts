import type { TimelineEvent } from '@flowlens/core/recorded';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent, aRequest, aResponse } from '../test-support/event-builders.js';
import { buildTimelineEntries } from '../index/build-timeline-entries.js';
import { createMarkers, joinMarkers } from './markers.js';

const markers = (
  events: TimelineEvent[],
  comments: { id: string; content: string; timestamp: number }[] = [],
  durationMs = 10_000,
) => createMarkers({ incidents: buildTimelineEntries(events), comments, durationMs });
/** Different errors, because equal ones in a row are one. */
const errorAt = (timeMs: number, message = `boom ${timeMs}`) =>
  anEvent('console_error', timeMs, { console_error_data: { message } });
const commentAt = (timestamp: number, content = 'look', id = 'c1') => ({ id, content, timestamp });

describe('createMarkers', () => {
  it('marks errors and comments in order of time', () => {
    const events = [
      errorAt(1_000),
      anEvent('javascript_error', 3_000, { javascript_error_data: { message: 'x is undefined', filename: 'app.js' } }),
      aRequest(5_000, 'a', { method: 'POST', url: 'https://api.example/pay' }),
      aResponse(5_200, 'a', { status: 500 }),
    ];

    expect(markers(events, [commentAt(4)])).toEqual([
      {
        id: 'e0',
        lane: 'event',
        timeMs: 1_000,
        position: 0.1,
        items: [{ kind: 'console_error', entryId: 'e0', timeMs: 1_000, label: 'boom 1000', description: '' }],
      },
      {
        id: 'e1',
        lane: 'event',
        timeMs: 3_000,
        position: 0.3,
        items: [
          { kind: 'javascript_error', entryId: 'e1', timeMs: 3_000, label: 'x is undefined', description: 'app.js' },
        ],
      },
      {
        id: 'comment-c1',
        lane: 'comment',
        timeMs: 4_000,
        position: 0.4,
        items: [{ kind: 'comment', commentId: 'c1', timeMs: 4_000, label: 'look', description: '' }],
      },
      {
        id: 'e2',
        lane: 'event',
        timeMs: 5_000,
        position: 0.5,
        items: [
          {
            kind: 'network',
            entryId: 'e2',
            timeMs: 5_000,
            label: '500 POST /pay',
            description: 'https://api.example/pay',
          },
        ],
      },
    ]);
  });

  it('marks nothing else', () => {
    const events = [
      aRequest(0, 'a'),
      aResponse(1, 'a', { status: 302 }),
      aRequest(2, 'b'),
      anEvent('console_warn', 3),
      anEvent('navigation', 4),
      anEvent('websocket_closed', 5),
    ];

    expect(markers(events)).toEqual([]);
  });

  it('marks failed loads and blocked content, but not report-only violations', () => {
    const violation = { directive: 'img-src', blocked_uri: 'https://cdn.example' };
    const events = [
      anEvent('resource_error', 0, { resource_error_data: { tagName: 'IMG', url: 'https://cdn.example/a.png' } }),
      anEvent('csp_violation', 2_000, { csp_violation_data: violation }),
      anEvent('csp_violation', 4_000, { csp_violation_data: { ...violation, disposition: 'report' } }),
      anEvent('recorder_gap', 6_000),
    ];

    expect(markers(events).flatMap(({ items }) => items.map(({ kind, label }) => `${kind}: ${label}`))).toEqual([
      'resource_error: img /a.png',
      'csp_violation: img-src https://cdn.example',
    ]);
  });

  it('labels moments marked by the reporter with their notes', () => {
    const markAt = (timeMs: number, note?: string) =>
      anEvent('recorder_mark', timeMs, { recorder_mark_data: { note } });
    const items = markers([markAt(0, 'The total is wrong'), markAt(3_000), markAt(6_000, 'x'.repeat(100_000))]).flatMap(
      (marker) => marker.items,
    );

    expect(items).toEqual([
      { kind: 'recorder_mark', entryId: 'e0', timeMs: 0, label: 'The total is wrong', description: '' },
      { kind: 'recorder_mark', entryId: 'e1', timeMs: 3_000, label: '', description: '' },
      { kind: 'recorder_mark', entryId: 'e2', timeMs: 6_000, label: `${'x'.repeat(100)}…`, description: '' },
    ]);
  });

  it('explains why a request failed without a status', () => {
    const [marker] = markers([aRequest(0, 'a'), aResponse(1, 'a', { status: undefined, error: 'net::ERR_FAILED' })]);

    expect(marker?.items[0]?.label).toBe('net::ERR_FAILED GET /api');
  });

  it.each([
    ['exactly 1.5 percent apart', 150, 1],
    ['further apart', 151, 2],
    ['at the same time', 0, 1],
  ])('groups items %s into %i', (_name, distanceMs, count) => {
    expect(markers([errorAt(1_000), errorAt(1_000 + distanceMs)])).toHaveLength(count);
  });

  it('measures a group from its first item, so that groups do not grow along a chain', () => {
    const groups = markers([errorAt(0), errorAt(100), errorAt(200), errorAt(300)]);

    expect(groups.map((group) => group.items.map((item) => item.timeMs))).toEqual([
      [0, 100],
      [200, 300],
    ]);
  });

  it('truncates errors at 100 and comments at 80 characters', () => {
    const [error, comment] = markers([errorAt(0, 'e'.repeat(101))], [commentAt(9, '🚗'.repeat(81))]);

    expect(error?.items[0]?.label).toBe(`${'e'.repeat(100)}…`);
    expect(comment?.items[0]?.label).toBe(`${'🚗'.repeat(80)}…`);
  });

  it('truncates descriptions at 100 characters', () => {
    const data = { message: 'm', filename: 'f'.repeat(101) };

    expect(markers([anEvent('javascript_error', 0, { javascript_error_data: data })])[0]?.items[0]?.description).toBe(
      `${'f'.repeat(100)}…`,
    );
  });

  it('shows the page of an error whose script has no name', () => {
    const data = { message: 'm', filename: '', url: 'https://shop.example/cart' };

    expect(markers([anEvent('javascript_error', 0, { javascript_error_data: data })])[0]?.items[0]?.description).toBe(
      'https://shop.example/cart',
    );
  });

  it('keeps markers within the bar', () => {
    expect(markers([errorAt(99_000)], [commentAt(-3)]).map((marker) => marker.position)).toEqual([0, 1]);
  });

  it.each([0, -1, NaN])('returns none for a duration of %d', (durationMs) => {
    expect(markers([errorAt(0)], [], durationMs)).toEqual([]);
  });

  it('keeps comments apart from errors at the same time', () => {
    expect(markers([errorAt(1_000)], [commentAt(1)]).map(({ lane, items }) => [lane, items.length])).toEqual([
      ['event', 1],
      ['comment', 1],
    ]);
  });

  it('puts every item into one marker, within reach of its first item only', () => {
    const times = fc.array(fc.nat(20_000), { maxLength: 40 });
    fc.assert(
      fc.property(times, times, fc.integer({ min: 1, max: 20_000 }), (errorTimes, commentTimes, durationMs) => {
        const events = errorTimes.sort((a, b) => a - b).map((time, at) => errorAt(time, `boom ${at}`));
        const comments = commentTimes.map((time, index) => commentAt(time / 1_000, 'look', `c${index}`));
        const groups = markers(events, comments, durationMs);

        expect(groups.flatMap((group) => group.items)).toHaveLength(errorTimes.length + commentTimes.length);
        expect(new Set(groups.map((group) => group.id)).size).toBe(groups.length);
        groups.forEach((group, index) => {
          const reachMs = durationMs * 0.015;
          const last = group.items.at(-1)!;
          expect(group.items[0]?.timeMs).toBe(group.timeMs);
          expect(Math.min(last.timeMs, durationMs) - group.timeMs).toBeLessThanOrEqual(reachMs + 1e-9);
          expect(group.position).toBe(Math.min(1, group.timeMs / durationMs));
          expect(group.items.every(({ kind }) => (kind === 'comment') === (group.lane === 'comment'))).toBe(true);
          const before = groups.slice(0, index).findLast(({ lane }) => lane === group.lane);
          if (before) expect(group.timeMs - before.timeMs).toBeGreaterThan(reachMs - 1e-9);
        });
      }),
    );
  });
});

describe('joinMarkers', () => {
  const joined = (markersToJoin: ReturnType<typeof markers>, minGapMs: number) =>
    joinMarkers(markersToJoin, { durationMs: 10_000, minGapMs });

  it('joins markers that are too close for the bar', () => {
    const apart = markers([errorAt(1_000), errorAt(1_300), errorAt(1_700), errorAt(5_000)], [commentAt(1.5)]);
    expect(apart.map(({ timeMs }) => timeMs)).toEqual([1_000, 1_300, 1_500, 1_700, 5_000]);

    expect(joined(apart, 500).map(({ id, items }) => [id, items.map(({ timeMs }) => timeMs)])).toEqual([
      ['e0', [1_000, 1_300]],
      ['comment-c1', [1_500]],
      ['e2', [1_700]],
      ['e3', [5_000]],
    ]);
  });

  it('joins comments and errors on a bar with one lane', () => {
    const apart = markers([errorAt(1_000), errorAt(1_300)], [commentAt(1.1)]);

    const joinedLanes = joinMarkers(apart, { durationMs: 10_000, minGapMs: 500, oneLane: true });
    expect(joinedLanes.map(({ lane, items }) => [lane, items.map(({ timeMs }) => timeMs)])).toEqual([
      ['event', [1_000, 1_100, 1_300]],
    ]);
  });

  it('keeps markers that have room', () => {
    const apart = markers([errorAt(1_000), errorAt(1_300)]);

    expect(joined(apart, 0)).toEqual(apart);
    expect(joined(apart, 299)).toEqual(apart);
  });

  it('treats markers past the end of the video as drawn at its end', () => {
    expect(joined(markers([errorAt(9_800), errorAt(40_000)]), 240)).toHaveLength(1);
  });

  it('leaves no two markers closer than the gap and loses no item', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12_000), { maxLength: 40 }), fc.nat(2_000), (times, minGapMs) => {
        const marks = joined(markers(times.map((time, at) => errorAt(time, `boom ${at}`))), minGapMs);

        expect(marks.flatMap(({ items }) => items)).toHaveLength(times.length);
        marks.slice(1).forEach((mark, index) => {
          expect((mark.position - marks[index]!.position) * 10_000).toBeGreaterThan(minGapMs - 1e-6);
        });
      }),
    );
  });
});
