import { afterEach, describe, expect, it, vi } from 'vitest';
import { createTimelineEngine } from '../../index/create-timeline-engine.js';
import { NO_TIMELINE_FILTERS } from '../../search/timeline-filters.js';
import { anEvent } from '../../test-support/event-builders.js';
import type { EngineReport } from '../engine-messages.js';
import { createSearchJob } from './search-job.js';

/** Generous, because no assertion depends on duration. */
const filters = (search: string) => ({ ...NO_TIMELINE_FILTERS, search });

function aJob(eventCount: number) {
  const { arrive, end, ...job } = aGrowingJob();
  arrive(eventCount);
  end();
  return job;
}

/** The file has not ended yet. */
function aGrowingJob() {
  const engine = createTimelineEngine();
  let count = 0;
  engine.push(new TextEncoder().encode('['));
  const arrive = (eventCount: number) => {
    const events = Array.from({ length: eventCount }, () => {
      const at = count++;
      const event = anEvent('navigation', at, { navigation_data: { url: `/page/${at}` } });
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
  return { job: createSearchJob(engine, send), arrive, end, reports };
}

describe('createSearchJob', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('drops an ended search and runs the newer one', async () => {
    const { job, reports } = aJob(3_000);

    job.start(1, filters('/page/1'));
    job.end(1);
    job.start(2, filters('/page/2999'));
    await vi.waitFor(() => expect(reports().at(-1)?.settled).toBe(true));

    expect(new Set(reports().map(({ searchId }) => searchId))).toEqual(new Set([2]));
    expect([...(reports().at(-1)?.found.entries ?? [])]).toEqual([2_999]);
  });

  it('runs several searches side by side', async () => {
    const { job, reports } = aJob(3_000);

    job.start(1, filters('/page/17'));
    job.start(2, filters('/page/18'));

    await vi.waitFor(() => {
      const settled = reports().filter((report) => report.settled);
      expect(settled.map(({ searchId, found }) => [searchId, found.entries.length])).toEqual([
        [1, 111],
        [2, 111],
      ]);
    });
  });

  it('settles only after it has searched the last entries of the file', async () => {
    const { job, arrive, end, reports } = aGrowingJob();
    arrive(20_000);
    job.start(1, filters('/page/'));

    arrive(1);
    end();
    job.refresh();
    await vi.waitFor(() => expect(reports().at(-1)?.settled).toBe(true));

    expect(reports().at(-1)?.found.entries).toHaveLength(20_001);
  });

  it('keeps earlier results while it searches again', async () => {
    let nowMs = 0;
    vi.spyOn(performance, 'now').mockImplementation(() => (nowMs += 3));
    const { job, arrive, reports } = aGrowingJob();
    const counts = () => reports().map(({ found }) => found.entries.length);
    arrive(20_000);
    job.start(1, filters('/page/'));
    await vi.waitFor(() => expect(counts().at(-1)).toBe(20_000));
    const partsBefore = counts().length;
    expect(partsBefore).toBeGreaterThan(1);

    arrive(20_000);
    job.refresh();
    await vi.waitFor(() => expect(counts().at(-1)).toBe(40_000));

    expect(counts()).toEqual(counts().toSorted((a, b) => a - b));
    expect(counts().length).toBeGreaterThan(partsBefore + 1);
  });

  it('sends no report after it is stopped', async () => {
    const { job, reports } = aJob(10);

    job.start(1, filters('/page/1'));
    job.stop();
    await new Promise((resolve) => setTimeout(resolve, 5));

    expect(reports()).toEqual([]);
  });
});
