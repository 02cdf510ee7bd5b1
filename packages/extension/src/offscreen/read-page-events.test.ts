import { describe, expect, it } from 'vitest';
import { type EventSource, readPageEvents } from './read-page-events.js';

const SOURCE: EventSource = {
  from: 'page',
  documentKey: 'd1',
  isTop: true,
  origin: 'https://shop.example',
  url: 'https://shop.example/cart',
};
const LOG = {
  type: 'console_log',
  at: 5_000,
  page_url: 'https://shop.example/pay',
  console_log_data: { message: 'hi' },
};
const CLICK = { type: 'dom_action', at: 5_000, action_type: 'click', target: { tagName: 'BUTTON' } };

const read = (batch: unknown, source: Partial<EventSource> = {}) =>
  readPageEvents(typeof batch === 'string' ? batch : JSON.stringify(batch), {
    source: { ...SOURCE, ...source },
    earliest: 1_000,
    now: 9_000,
  });
const readOne = (event: unknown, source?: Partial<EventSource>) => read({ events: [event] }, source).events[0];

describe('readPageEvents', () => {
  it('accepts known events with their data', () => {
    expect(read({ concealed: 3, events: [LOG] })).toEqual({ concealed: 3, events: [LOG] });
  });

  it.each([['not JSON'], ['null'], ['[]'], ['{"events":{}}'], ['{"events":[null,1,"x",[]]}'], ['{}']])(
    'accepts nothing from %s',
    (text) => {
      expect(read(text).events).toEqual([]);
    },
  );

  it('rejects actions that a page claims and accepts those of the bridge', () => {
    expect(readOne(CLICK)).toBeUndefined();
    expect(readOne(CLICK, { from: 'bridge' })).toMatchObject({ type: 'dom_action', action_type: 'click' });
  });

  it('rejects unknown types and events without data', () => {
    expect(readOne({ ...LOG, type: 'constructor' })).toBeUndefined();
    expect(readOne({ type: 'console_log', at: 1 })).toBeUndefined();
  });

  it('drops fields that do not belong to the type', () => {
    const event = readOne({ ...LOG, javascript_error_data: { message: 'x' }, timestamp: 1, relative_time_ms: 1 });

    expect(event).toEqual(LOG);
  });

  it('keeps a polluting key as plain data', () => {
    const text = `{"events":[{"type":"console_log","at":5000,"console_log_data":{"__proto__":{"polluted":true}}}]}`;
    read(text);

    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it('keeps times within the recording', () => {
    expect(readOne({ ...LOG, at: -5 })?.at).toBe(1_000);
    expect(readOne({ ...LOG, at: 1e15 })?.at).toBe(10_000);
    expect(readOne({ ...LOG, at: null })).toBeUndefined();
  });

  it('replaces an address of another site by that of the document', () => {
    expect(readOne({ ...LOG, page_url: 'https://bank.example/' })?.page_url).toBe(SOURCE.url);
    expect(readOne({ ...LOG, page_url: 7 })?.page_url).toBe(SOURCE.url);
    expect(readOne({ ...LOG, page_url: 'about:srcdoc' })?.page_url).toBe('about:srcdoc');
  });

  it('keeps the exchanges of two documents apart', () => {
    const event = { type: 'network_request', at: 1, correlation_id: '1', network_request_data: { url: '/' } };

    expect(readOne(event)?.correlation_id).toBe('d1.1');
    expect(readOne(event, { documentKey: 'd2' })?.correlation_id).toBe('d2.1');
  });

  it('accepts only fixed words and numbers in a gap', () => {
    const data = { reason: 'see https://evil.example', duration_ms: -4, count: 2.4, note: 'x' };

    expect(readOne({ type: 'recorder_gap', at: 5_000, recorder_gap_data: data })?.recorder_gap_data).toEqual({
      reason: 'probe_failed',
      duration_ms: 0,
      count: 2,
    });
  });
});
