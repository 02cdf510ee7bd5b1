import { waitFor } from '@testing-library/react';
import { createTimelineEngine, NO_TIMELINE_FILTERS } from '@flowlens/core';
import { anEvent } from '@flowlens/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { EngineReport } from './engine-messages.js';
import { createSearchDesk } from './search-desk.js';

/** A busy machine takes its time. No assertion is about how long. */
const filters = (search: string) => ({ ...NO_TIMELINE_FILTERS, search });

function aDesk(eventCount: number) {
  const { arrive, end, ...desk } = aGrowingDesk();
  arrive(eventCount);
  end();
  return desk;
}

/** Its file has no end yet. */
function aGrowingDesk() {
  const engine = createTimelineEngine();
  let count = 0;
  engine.push(new TextEncoder().encode('['));
  const arrive = (eventCount: number) => {
    const events = Array.from({ length: eventCount }, () => {
      const at = count++;
      const event = anEvent(at, { type: 'navigation', navigation_data: { url: `/page/${at}` } });
      return `${at > 0 ? ',' : ''}${JSON.stringify(event)}`;
    });
    engine.push(new TextEncoder().encode(events.join('')));
  };
  const end = () => {
    engine.push(new TextEncoder().encode(']'));
    engine.end();
  };
  const send = vi.fn<(report: EngineReport) => void>();
  const reports = () => send.mock.calls.map(([report]) => report as Extract<EngineReport, { type: 'found' }>);
  return { desk: createSearchDesk(engine, send), arrive, end, reports };
}

describe('createSearchDesk', () => {
  afterEach(() => void vi.restoreAllMocks());

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

  it('has not seen everything before it has seen what came with the end of the file', async () => {
    const { desk, arrive, end, reports } = aGrowingDesk();
    arrive(20_000);
    desk.start(1, filters('/page/'));

    arrive(1);
    end();
    desk.refresh();
    await waitFor(() => expect(reports().at(-1)?.settled).toBe(true));

    expect(reports().at(-1)?.found.entries).toHaveLength(20_001);
  });

  it('takes back nothing of what it has found while it looks again', async () => {
    let nowMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 3));
    const { desk, arrive, reports } = aGrowingDesk();
    const counts = () => reports().map(({ found }) => found.entries.length);
    arrive(20_000);
    desk.start(1, filters('/page/'));
    await waitFor(() => expect(counts().at(-1)).toBe(20_000));
    const partsBefore = counts().length;
    expect(partsBefore).toBeGreaterThan(1);

    arrive(20_000);
    desk.refresh();
    await waitFor(() => expect(counts().at(-1)).toBe(40_000));

    expect(counts()).toEqual(counts().toSorted((a, b) => a - b));
    expect(counts().length).toBeGreaterThan(partsBefore + 1);
  });

  it('says nothing of what is under way when it is stopped', async () => {
    const { desk, reports } = aDesk(10);

    desk.start(1, filters('/page/1'));
    desk.stop();
    await new Promise((resolve) => setTimeout(resolve, 5));

    expect(reports()).toEqual([]);
  });
});
