import { describe, expect, it } from 'vitest';
import { anEvent, aRequest, aResponse } from '../test-support/event-builders.js';
import { buildTimelineEntries } from '../index/build-timeline-entries.js';
import { foldRepeats } from './fold-repeats.js';

const poll = (timeMs: number, id: string, status = 200) => [
  aRequest(timeMs, id),
  aResponse(timeMs + 10, id, { status }),
];

describe('foldRepeats', () => {
  it('folds consecutive rows with the same text', () => {
    const rows = buildTimelineEntries([
      ...poll(0, 'a'),
      ...poll(100, 'b'),
      ...poll(200, 'c'),
      ...poll(300, 'd', 500),
      anEvent('console_warn', 400, { console_warn_data: { message: 'slow' } }),
      ...poll(500, 'e'),
    ]);

    expect(
      [...foldRepeats(rows)].map(({ row, count, lastTimeMs }) => [row.kind, row.timeMs, count, lastTimeMs]),
    ).toEqual([
      ['network', 0, 3, 200],
      ['network', 300, 1, 300],
      ['console_warn', 400, 1, 400],
      ['network', 500, 1, 500],
    ]);
  });

  it('distinguishes values of storage', () => {
    const write = (timeMs: number, value: string) =>
      anEvent('local_storage', timeMs, { local_storage_data: { key: 'step', value } });
    const rows = buildTimelineEntries([write(0, '1'), write(1, '2'), write(2, '2')]);

    expect([...foldRepeats(rows)].map(({ count }) => count)).toEqual([1, 2]);
  });
});
