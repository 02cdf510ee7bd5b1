import type { RecordedEvent } from '@flowlens/recorder/parts';
import { describe, expect, it } from 'vitest';
import { TEXT_MAX_CHARS } from '../messages/page-port.js';
import { createOutbox } from './outbox.js';

const event = (message: string): RecordedEvent => ({ type: 'console_log', at: 1, console_log_data: { message } });

function anOutbox() {
  const sent: string[] = [];
  const { setTimeout, clearTimeout } = globalThis as unknown as Pick<
    Parameters<typeof createOutbox>[0]['primordials'],
    'setTimeout' | 'clearTimeout'
  >;
  const primordials = { setTimeout, clearTimeout, stringify: JSON.stringify };
  const outbox = createOutbox({
    primordials,
    now: () => 5,
    send: (text) => void (sent[sent.length] = text),
    countConcealed: () => 2,
  });
  const batches = () => sent.map((text) => JSON.parse(text) as { concealed: number; events: RecordedEvent[] });
  return { ...outbox, sent, batches };
}

describe('createOutbox', () => {
  it('sends collected events in one text', () => {
    const { emit, flush, batches } = anOutbox();
    emit(event('one'));
    emit(event('two'));
    flush();
    flush();

    expect(batches()).toEqual([{ concealed: 2, events: [event('one'), event('two')] }]);
  });

  it('splits events over several texts when one would be too long', () => {
    const { emit, flush, sent, batches } = anOutbox();
    for (let count = 0; count < 10; count += 1) emit(event('x'.repeat(60_000)));
    flush();

    expect(sent.length).toBeGreaterThan(1);
    expect(Math.max(...sent.map(({ length }) => length))).toBeLessThanOrEqual(TEXT_MAX_CHARS);
    expect(batches().flatMap(({ events }) => events)).toHaveLength(10);
  });

  it('replaces an event that is too long by itself with a gap', () => {
    const { emit, flush, batches } = anOutbox();
    emit(event('x'.repeat(TEXT_MAX_CHARS)));
    flush();

    const gap = { reason: 'events_dropped', count: 1 };
    expect(batches().flatMap(({ events }) => events)).toEqual([
      { type: 'recorder_gap', at: 5, recorder_gap_data: gap },
    ]);
  });

  it('works when the page has replaced array methods', () => {
    const { emit, flush, batches } = anOutbox();
    const { push, join } = Array.prototype;
    const iterate = Array.prototype[Symbol.iterator];
    const broken = () => {
      throw new Error('broken by the page');
    };
    Object.assign(Array.prototype, { push: broken, join: broken });
    Array.prototype[Symbol.iterator] = broken;
    try {
      emit(event('one'));
      flush();
    } finally {
      Object.assign(Array.prototype, { push, join });
      Array.prototype[Symbol.iterator] = iterate;
    }

    expect(batches()).toEqual([{ concealed: 2, events: [event('one')] }]);
  });

  it('does not throw on a broken page', () => {
    const { emit, flush, batches } = anOutbox();
    const circular = event('one') as RecordedEvent & { self?: unknown };
    circular.self = circular;
    emit(circular);
    emit(event('two'));
    flush();

    expect(batches()).toEqual([{ concealed: 2, events: [event('two')] }]);
  });
});
