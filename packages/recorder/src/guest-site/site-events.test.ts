import type { TimelineEvent } from '@flowlens/core/recorded';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createEventSink, type ReportedGap } from '../events/event-sink.js';
import type { HostMessage, TabMessage } from '../popup-host/messages.js';
import { createSiteEvents } from './site-events.js';

const START = Date.parse('2026-03-02T09:00:00Z');
const PAGE = { pageUrl: 'https://shop.example/', width: 1280, height: 720, probesOff: ['storage'], metadata: {} };
const JOIN: TabMessage = { type: 'join', page: PAGE };

const anError = (timestamp: number, message = 'Boom') =>
  ({ type: 'console_error', timestamp, console_error_data: { message, url: 'https://shop.example/' } }) as never;
const eventsOf = (...events: TimelineEvent[]): TabMessage => ({
  type: 'events',
  document: 'one',
  events,
  redacted: { headers: 2 },
  concealedElements: 1,
});

/** Events of a site, and the sink of the guest's page. */
function openSite() {
  const taken: TimelineEvent[] = [];
  const gaps: ReportedGap[] = [];
  const posted: HostMessage[] = [];
  const onJoined = vi.fn();
  const sink = createEventSink({
    primordials: globalThis,
    now: () => Date.now(),
    isOwnRequest: () => false,
    ring: { seconds: 0, maxBytes: 0 },
    onGap: (gap) => gaps.push(gap),
  });
  sink.start({ origin: START, onBatch: (batch) => taken.push(...batch) });
  const site = createSiteEvents({
    startedAt: START,
    sink,
    now: () => Date.now(),
    post: (message) => posted.push(message),
    onJoined,
  });
  const end = async () => {
    const ended = site.end();
    await vi.advanceTimersByTimeAsync(1_000);
    sink.stop();
    return ended;
  };
  return { ...site, end, sink, taken, gaps, posted, onJoined };
}

function joinedSite() {
  const site = openSite();
  site.receive(JOIN);
  return site;
}

describe('createSiteEvents', () => {
  beforeEach(() => void vi.useFakeTimers({ now: START }));
  afterEach(() => void vi.useRealTimers());

  it('asks pages to join, and tells the others only about the start of the recording', () => {
    const { receive, posted, onJoined } = openSite();
    receive({ type: 'hello' });
    receive(JOIN);

    expect(posted).toEqual([
      { type: 'opened' },
      { type: 'opened' },
      {
        type: 'recording',
        startedAt: START,
        elapsedMs: 0,
        runningSince: START,
        hasMicrophone: false,
        eventsCount: 0,
      },
    ]);
    expect(onJoined).toHaveBeenCalledOnce();
  });

  it('accepts events with their time, redacts them again, and adds up the pages’ counts', async () => {
    const { receive, end, taken, gaps } = joinedSite();
    vi.setSystemTime(START + 3_000);
    receive(eventsOf(anError(START + 2_500, 'password: hunter2')));
    const facts = await end();

    expect(taken).toMatchObject([{ type: 'console_error', relative_time_ms: 2_500 }]);
    expect(JSON.stringify(taken)).not.toContain('hunter2');
    expect(facts).toEqual({ redacted: { headers: 2 }, concealedElements: 1, probesOff: ['storage'] });
    expect(gaps).toEqual([]);
  });

  it('accepts no event before the start, and dates none after its arrival', async () => {
    const { receive, end, taken } = joinedSite();
    vi.setSystemTime(START + 1_000);
    receive(eventsOf(anError(START - 1)));
    receive(eventsOf(anError(START + 900_000), anError(START + 900_500)));
    await end();

    expect(taken.map(({ relative_time_ms }) => relative_time_ms)).toEqual([500, 1_000]);
  });

  it('ignores events of pages that have not joined', async () => {
    const { receive, end, taken } = openSite();
    receive(eventsOf(anError(START)));
    await end();

    expect(taken.filter(({ type }) => type !== 'recorder_gap')).toEqual([]);
  });

  it('notes a site that never responds', async () => {
    const { end, gaps, taken } = openSite();
    vi.setSystemTime(START + 4_000);

    expect(await end()).toBeUndefined();
    expect(gaps).toEqual([expect.objectContaining({ reason: 'site_silent', at: START, forMs: 4_000 })]);
    expect(taken).toMatchObject([{ type: 'recorder_gap', recorder_gap_data: { reason: 'site_silent' } }]);
  });

  it('notes the time on pages without the recorder, but not page changes', async () => {
    const { receive, end, gaps } = joinedSite();
    vi.setSystemTime(START + 1_000);
    receive({ type: 'left' });
    vi.setSystemTime(START + 1_500);
    receive(JOIN);
    vi.setSystemTime(START + 2_000);
    receive({ type: 'left' });
    vi.setSystemTime(START + 9_000);
    receive(JOIN);
    receive({ type: 'left' });
    vi.setSystemTime(START + 12_500);
    await end();

    expect(gaps.map(({ reason, forMs }) => [reason, forMs])).toEqual([
      ['site_silent', 7_000],
      ['site_silent', 3_500],
    ]);
  });

  it('waits for the last events of the page', async () => {
    const { receive, end, taken, posted, gaps } = joinedSite();
    vi.setSystemTime(START + 5_000);
    const ended = end();
    receive(eventsOf(anError(START + 4_000)));
    receive({ type: 'stop' });
    await ended;

    expect(posted.at(-1)).toEqual({ type: 'ending' });
    expect(taken).toHaveLength(1);
    expect(gaps).toEqual([]);
  });

  it('does not let the site pause or end the recording', async () => {
    const { receive, end, sink, taken } = joinedSite();
    const paused = vi.spyOn(sink, 'setPaused');
    receive({ type: 'pause', isPaused: true });
    receive({ type: 'painted' });
    receive({ type: 'stop' });
    receive(eventsOf(anError(START)));
    await end();

    // Sent once, at the end of the recording itself.
    expect(paused).not.toHaveBeenCalledWith(true);
    expect(taken).toMatchObject([{ type: 'console_error' }]);
  });

  it('limits a flood of events per second and reports the dropped ones', async () => {
    const { receive, end, taken, gaps } = joinedSite();
    for (let batch = 0; batch < 10; batch += 1) receive(eventsOf(...Array<never>(1_000).fill(anError(START))));
    await end();

    expect(taken.filter(({ type }) => type === 'console_error')).toHaveLength(500);
    expect(gaps).toMatchObject([{ reason: 'events_dropped', count: 9_500 }]);
  });

  it.each([
    ['size', anError(START, 'x'.repeat(4 * 1024 * 1024)), 7],
    ['number', anError(START), 100_000],
  ])('limits the events of a whole recording by %s', async (_what, event, most) => {
    const sink = { emit: vi.fn(), reportGap: vi.fn() };
    const site = createSiteEvents({ startedAt: START, sink, now: () => Date.now(), post: vi.fn(), onJoined: vi.fn() });
    site.receive(JOIN);
    for (let batch = 0; batch < 101; batch += 1) site.receive(eventsOf(...Array<never>(1_000).fill(event)));
    site.receive({ type: 'left' });
    await site.end();

    expect(sink.emit).toHaveBeenCalledTimes(most);
    expect(sink.reportGap).toHaveBeenCalledExactlyOnceWith({
      at: START,
      reason: 'events_dropped',
      count: 101_000 - most,
    });
  });

  it('accepts few gaps, no marks, and no event nested too deep to be measured', async () => {
    const { receive, end, taken } = joinedSite();
    const gap = { type: 'recorder_gap', timestamp: START, recorder_gap_data: { reason: 'paused' } } as never;
    const mark = { type: 'recorder_mark', timestamp: START, recorder_mark_data: { note: 'Paid' } } as never;
    let deep: object = {};
    for (let level = 0; level < 100_000; level += 1) deep = { deep };
    receive(eventsOf(mark, { type: 'console_error', timestamp: START, deep } as never));
    receive(eventsOf(...Array<never>(1_000).fill(gap)));
    await end();

    const types = taken.map(({ type, recorder_gap_data }) => `${type} ${String(recorder_gap_data?.reason)}`);
    expect(types.filter((type) => type === 'recorder_gap paused')).toHaveLength(100);
    expect(types.filter((type) => type !== 'recorder_gap paused')).toEqual(['recorder_gap events_dropped']);
  });
});
