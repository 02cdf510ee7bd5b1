/* eslint-disable @typescript-eslint/unbound-method -- the helpers use no this */
import type { TimelineEvent } from '@flowlens/core/recorded';
import { describe, expect, it } from 'vitest';
import { createEventSink, type EventSinkOptions, type ReportedGap } from './event-sink.js';
import type { RecordedEvent } from './recorded-event.js';

const START = 1_700_000_000_000;

function createTestSink(options: Partial<EventSinkOptions> = {}) {
  let time = START;
  let timer: { run: () => void; at: number } | undefined;
  const gaps: ReportedGap[] = [];
  const batches: TimelineEvent[][] = [];
  const sink = createEventSink({
    primordials: {
      setTimeout: ((run: () => void, ms: number) => (
        (timer = { run, at: time + ms }),
        1
      )) as unknown as typeof setTimeout,
      clearTimeout: () => (timer = undefined),
    },
    now: () => time,
    isOwnRequest: (url) => url.startsWith('https://flowlens.example'),
    ring: { seconds: 60, maxBytes: 1_000_000 },
    onGap: (gap) => gaps.push(gap),
    ...options,
  });
  return {
    sink,
    gaps,
    batches,
    handed: () => batches.flat(),
    record: (origin?: number) =>
      sink.start({ ...(origin !== undefined && { origin }), onBatch: (batch) => batches.push(batch) }),
    /** Advances the time and runs the timer when it is due. */
    pass(ms: number) {
      const end = time + ms;
      while (timer && timer.at <= end) {
        const { run, at } = timer;
        timer = undefined;
        time = at;
        run();
      }
      time = end;
    },
    isWaiting: () => timer !== undefined,
    emit: (event: Partial<RecordedEvent> = {}) => sink.emit({ type: 'console_error', at: time, ...event }),
  };
}

const logged = (message: string): Partial<RecordedEvent> => ({ console_error_data: { message } });
const asked = (url: string, id = 'd.1'): Partial<RecordedEvent> => ({
  type: 'network_request',
  correlation_id: id,
  network_request_data: { method: 'GET', url },
});

describe('createEventSink', () => {
  it('gives all events the same start, regardless of fractions in their times', () => {
    const { emit, handed, pass, record } = createTestSink();
    record(START + 0.3);
    for (const fraction of [0, 0.2, 0.4, 0.5, 0.7, 0.9]) emit({ ...logged('late'), at: START + 100 + fraction });
    pass(250);

    const starts = handed().map(({ timestamp, relative_time_ms }) => timestamp! - relative_time_ms);
    expect(starts).toHaveLength(6);
    expect(new Set(starts)).toEqual(new Set([START]));
  });

  it('passes on redacted events with their times in the recording', () => {
    const { batches, emit, pass, record } = createTestSink();
    record(START);
    pass(1000);
    emit({ ...logged('password: hunter2'), at: START + 740.6 });
    expect(batches).toEqual([]);
    pass(250);

    expect(batches).toEqual([
      [
        {
          type: 'console_error',
          relative_time_ms: 741,
          timestamp: START + 741,
          console_error_data: { message: 'password: [redacted]' },
        },
      ],
    ]);
  });

  it('passes on 200 events at once without waiting', () => {
    const { batches, emit, record } = createTestSink();
    record(START);
    for (let n = 0; n < 201; n += 1) emit();

    expect(batches.map(({ length }) => length)).toEqual([200]);
  });

  it('holds events back until the start of the video is known', () => {
    const { emit, handed, pass, record, sink } = createTestSink();
    record();
    emit();
    pass(1000);
    expect(handed()).toEqual([]);
    sink.setOrigin(START + 300);
    emit();

    expect(handed()).toMatchObject([{ relative_time_ms: 0 }]);
    sink.stop();
    expect(handed()).toMatchObject([{ relative_time_ms: 0 }, { relative_time_ms: 700 }]);
  });

  it('loses no event of a recording that ends before its start is known', () => {
    const { emit, handed, record, sink } = createTestSink();
    record();
    emit();
    sink.stop();

    expect(handed()).toHaveLength(1);
  });

  it('passes on nothing before the start and after the stop', () => {
    const { emit, handed, pass, record, sink } = createTestSink();
    emit();
    record(START);
    sink.stop();
    emit();
    pass(1000);

    expect(handed()).toEqual([]);
  });

  it('keeps no timer while nothing happens', () => {
    const { emit, isWaiting, pass, record } = createTestSink();
    record(START);
    emit();
    pass(250);

    expect(isWaiting()).toBe(false);
  });

  it('drops events beyond 500 a second and reports them as one gap', () => {
    const { emit, gaps, handed, pass, record } = createTestSink();
    record(START);
    for (let n = 0; n < 800; n += 1) emit();
    pass(3000);

    expect(handed().filter(({ type }) => type === 'console_error')).toHaveLength(500);
    expect(handed().filter(({ type }) => type === 'recorder_gap')).toMatchObject([
      { relative_time_ms: 0, recorder_gap_data: { reason: 'events_dropped', count: 300, duration_ms: 0 } },
    ]);
    expect(gaps).toEqual([{ at: START, reason: 'events_dropped', count: 300, forMs: 0 }]);
  });

  it('drops events beyond 2 MB a second', () => {
    const { emit, handed, record, sink } = createTestSink();
    record(START);
    for (let n = 0; n < 100; n += 1) {
      emit({ type: 'network_response', network_response_data: { status: 200, body: 'a '.repeat(30_000) } });
      sink.flush();
    }
    sink.stop();

    const sent = handed().filter(({ type }) => type === 'network_response').length;
    expect(sent).toBeGreaterThan(30);
    expect(sent).toBeLessThan(40);
    expect(handed().at(-1)).toMatchObject({ recorder_gap_data: { reason: 'events_dropped', count: 100 - sent } });
  });

  it('drops events beyond 2 MB even within one batch', () => {
    const { emit, handed, record, sink } = createTestSink();
    record(START);
    for (let n = 0; n < 100; n += 1)
      emit({ type: 'network_response', network_response_data: { status: 200, body: 'a '.repeat(30_000) } });
    sink.stop();

    expect(JSON.stringify(handed()).length).toBeLessThan(2.1 * 1024 * 1024);
    expect(handed().at(-1)).toMatchObject({ recorder_gap_data: { reason: 'events_dropped', count: 66 } });
  });

  it('reports a continuing flood every ten seconds', () => {
    const { emit, gaps, pass, record } = createTestSink();
    record(START);
    for (let tenth = 0; tenth < 250; tenth += 1) {
      for (let n = 0; n < 100; n += 1) emit();
      pass(100);
    }

    expect(gaps.length).toBeGreaterThanOrEqual(2);
    expect(gaps.length).toBeLessThanOrEqual(3);
  });

  it('drops requests of FlowLens, their responses and messages, and events on its pages', () => {
    const { emit, handed, record, sink } = createTestSink();
    record(START);
    emit(asked('https://flowlens.example/auth/google/refresh'));
    emit({
      type: 'network_response',
      correlation_id: 'd.1',
      network_response_data: { status: 200, url: '', body: 'x' },
    });
    emit({ type: 'sse_message', correlation_id: 'd.1', sse_message_data: { event: 'message', data: 'x' } });
    emit({ type: 'console_error', page_url: 'https://flowlens.example/flowlens' });
    emit(asked('https://shop.example/', 'd.2'));
    sink.stop();

    expect(handed().map(({ correlation_id: id }) => id)).toEqual(['d.2']);
  });

  it('drops events during a pause and reports its length', () => {
    const { emit, handed, pass, record, sink } = createTestSink();
    record(START);
    sink.setPaused(true);
    emit();
    pass(4000);
    sink.setPaused(false);
    emit();
    sink.stop();

    expect(handed()).toMatchObject([
      { relative_time_ms: 0, recorder_gap_data: { reason: 'paused', duration_ms: 4000 } },
      { type: 'console_error', relative_time_ms: 4000 },
    ]);
  });

  it('marks a moment with a note, redacted and truncated to 500 characters', () => {
    const { handed, record, sink } = createTestSink();
    record(START);
    sink.mark(`here 4242 4242 4242 4242 ${'😀'.repeat(600)}`);
    sink.stop();

    const [mark] = handed() as unknown as { type: string; recorder_mark_data: { note: string } }[];
    expect(mark?.type).toBe('recorder_mark');
    expect(mark?.recorder_mark_data.note).toMatch(/^here \[redacted\] 😀+$/u);
    expect([...mark!.recorder_mark_data.note]).toHaveLength(500);
  });

  it('keeps the events of the last seconds, redacted, for a report', () => {
    const { emit, pass, sink } = createTestSink({ ring: { seconds: 10, maxBytes: 1_000_000 } });
    emit(logged('old'));
    pass(8000);
    emit(logged('token=hunter2'));
    pass(4000);
    emit(logged('new'));
    const { origin, events, redacted } = sink.recent();

    expect(origin).toBe(START + 2000);
    expect(events).toMatchObject([
      { relative_time_ms: 6000, console_error_data: { message: 'token=[redacted]' } },
      { relative_time_ms: 10_000, console_error_data: { message: 'new' } },
    ]);
    expect(redacted).toEqual({ messages: 1 });
  });

  it('limits the kept events by their size', () => {
    const { emit, sink } = createTestSink({ ring: { seconds: 60, maxBytes: 10_000 } });
    for (let n = 0; n < 100; n += 1) emit(logged(`${n} ${'x'.repeat(500)}`));
    const { events } = sink.recent();

    expect(JSON.stringify(events).length).toBeLessThan(11_000);
    expect(events.at(-1)?.console_error_data?.message).toMatch(/^99 /);
  });

  it('counts redacted values by part', () => {
    const { emit, record, sink } = createTestSink();
    record(START);
    emit({
      ...asked('https://shop.example/?token=hunter2'),
      network_request_data: {
        method: 'POST',
        url: 'https://shop.example/?token=hunter2',
        headers: { authorization: 'hunter2', cookie: 'hunter2' },
        body: '{"password":"hunter2"}',
      },
    });
    emit(logged('password: hunter2'));
    emit({ type: 'local_storage', local_storage_data: { key: 'authToken', value: 'hunter2' } });
    emit({ type: 'dom_action', action_type: 'input', target: { tagName: 'INPUT' }, final_value: '••••••••' });
    emit({ type: 'dom_action', action_type: 'keydown_session', target: { tagName: 'INPUT' }, final_value: '[4 keys]' });
    sink.flush();

    expect(sink.redactions()).toEqual({ addresses: 1, headers: 2, bodies: 1, messages: 1, storage: 1, fields: 2 });
  });

  it('drops an event that cannot be redacted', () => {
    const { emit, gaps, handed, record, sink } = createTestSink();
    record(START);
    const data = {
      get message(): string {
        throw new Error('broken');
      },
    };
    emit({ console_error_data: data });
    emit(logged('fine'));
    sink.stop();

    expect(handed()).toHaveLength(1);
    expect(gaps).toEqual([{ at: START, reason: 'probe_failed', probe: 'redaction', count: 1 }]);
  });

  it('does nothing after it is disposed', () => {
    const { emit, handed, isWaiting, record, sink } = createTestSink();
    record(START);
    emit();
    sink.dispose();
    emit();

    expect(isWaiting()).toBe(false);
    expect(handed()).toEqual([]);
    expect(sink.recent().events).toEqual([]);
  });
});
