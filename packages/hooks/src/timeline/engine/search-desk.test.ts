import { waitFor } from '@testing-library/react';
import { createTimelineEngine, NO_TIMELINE_FILTERS } from '@flowlens/core';
import { anEvent } from '@flowlens/testing';
import { describe, expect, it, vi } from 'vitest';
import type { EngineReport } from './engine-messages.js';
import { createSearchDesk } from './search-desk.js';

/** A busy machine takes its time. No assertion is about how long. */
const filters = (search: string) => ({ ...NO_TIMELINE_FILTERS, search });

function aDesk(eventCount: number) {
  const engine = createTimelineEngine();
  const events = Array.from({ length: eventCount }, (_, at) =>
    anEvent(at, { type: 'navigation', navigation_data: { url: `/page/${at}` } }),
  );
  engine.push(new TextEncoder().encode(JSON.stringify(events)));
  engine.end();
  const send = vi.fn<(report: EngineReport) => void>();
  const reports = () => send.mock.calls.map(([report]) => report as Extract<EngineReport, { type: 'found' }>);
  return { desk: createSearchDesk(engine, send), reports };
}

describe('createSearchDesk', () => {
  it('drops a search as soon as it is ended, and runs the newer one', async () => {
    const { desk, reports } = aDesk(3_000);

    desk.start(1, filters('/page/1'));
    desk.end(1);
    desk.start(2, filters('/page/2999'));
    await waitFor(() => expect(reports().at(-1)?.settled).toBe(true));

    expect(new Set(reports().map(({ searchId }) => searchId))).toEqual(new Set([2]));
    expect([...(reports().at(-1)?.found.entries ?? [])]).toEqual([2_999]);
  });

  it('runs several searches side by side', async () => {
    const { desk, reports } = aDesk(3_000);

    desk.start(1, filters('/page/17'));
    desk.start(2, filters('/page/18'));

    await waitFor(() => {
      const settled = reports().filter((report) => report.settled);
      expect(settled.map(({ searchId, found }) => [searchId, found.entries.length])).toEqual([
        [1, 111],
        [2, 111],
      ]);
    });
  });

  it('says nothing of what is under way when it is stopped', async () => {
    const { desk, reports } = aDesk(10);

    desk.start(1, filters('/page/1'));
    desk.stop();
    await new Promise((resolve) => setTimeout(resolve, 5));

    expect(reports()).toEqual([]);
  });
});
