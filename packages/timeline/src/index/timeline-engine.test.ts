import type { TimelineEvent } from '@flowlens/core/recorded';
import { describe, expect, it } from 'vitest';
import { anEvent, aRequest, aResponse } from '../test-support/event-builders.js';
import { TimelineFormatError } from '../format/timeline-format-error.js';
import { createTimelineEngine } from './create-timeline-engine.js';
import type { FoldedSelection, SearchScope, TimelineEngine } from './timeline-engine.js';

const encoder = new TextEncoder();

function read(...parts: string[]): TimelineEngine {
  const engine = createTimelineEngine();
  for (const part of parts) engine.push(encoder.encode(part));
  engine.end();
  return engine;
}

const engineOf = (...events: TimelineEvent[]) => read(JSON.stringify(events));
const idsOf = ({ entries }: { entries: Uint32Array }) => Array.from(entries, (number) => `e${number}`);
/** Different errors, because equal ones in a row are one. */
const errorAt = (timeMs: number, message = `boom ${timeMs}`) =>
  anEvent('console_error', timeMs, { console_error_data: { message } });

function found(engine: TimelineEngine, search: string, scope?: SearchScope): string[] {
  const run = engine.search({ kinds: null, severities: null, search }, scope);
  while (!run.step(1));
  return idsOf(run.selection);
}

describe('createTimelineEngine', () => {
  it('returns rows before the file has ended, and updates them when more arrives', () => {
    const engine = createTimelineEngine();
    const [request, response] = [aRequest(5, 'a'), aResponse(9, 'a', { status: 404 })];

    engine.push(encoder.encode(`{"timeline":[${JSON.stringify(request)},`));
    const first = { revision: engine.revision, all: engine.all, row: engine.row('e0') };
    engine.push(encoder.encode(`${JSON.stringify(response)}`));

    expect(first.row).toMatchObject({ state: 'pending', severity: 'info' });
    expect(engine.row('e0')).toMatchObject({ state: 'completed', status: 404, latencyMs: 4, severity: 'error' });
    expect(engine.counts.bySeverity).toMatchObject({ info: 0, error: 1 });
    expect(engine.revision).toBeGreaterThan(first.revision);
    expect([...first.all.entries]).toEqual([0]);
    expect(engine.complete).toBe(false);

    engine.push(encoder.encode(']}'));
    engine.end();

    expect(engine.complete).toBe(true);
  });

  it('returns rows of a file without relative times while it arrives, and all in order at its end', () => {
    const engine = createTimelineEngine();
    const timestamps = [900, 500, 700, 100];

    for (const [index, timestamp] of timestamps.entries()) {
      engine.push(encoder.encode(`${index === 0 ? '[' : ','}{"type":"navigation","timestamp":${timestamp}}`));
      expect(engine.length).toBeGreaterThan(0);
    }
    engine.push(encoder.encode(']'));
    engine.end();

    expect(idsOf(engine.all)).toEqual(['e3', 'e1', 'e2', 'e0']);
    expect([...engine.all.times]).toEqual([0, 400, 600, 800]);
  });

  it('returns the same selection until something changes', () => {
    const engine = engineOf(errorAt(1));

    expect(engine.all).toBe(engine.all);
  });

  it('returns the rows of a window, fewer at the end of the selection', () => {
    const engine = engineOf(errorAt(1, 'one'), errorAt(2, 'two'), errorAt(3, 'three'));

    expect(engine.rows(engine.all, 1, 5)).toMatchObject([{ message: 'two' }, { message: 'three' }]);
    expect(engine.rows(engine.all, 9, 5)).toEqual([]);
  });

  it('outlines a connection by its first, closing and last event, and other entries by themselves', () => {
    const ofSocket = { correlation_id: 'w' };
    const frames = Array.from({ length: 50 }, (_, at) => anEvent('websocket_frame_sent', at + 1, ofSocket));
    const created = anEvent('websocket_created', 0, {
      ...ofSocket,
      websocket_created_data: { url: 'wss://x.example' },
    });
    const closed = anEvent('websocket_closed', 60, { ...ofSocket, websocket_closed_data: { reason: 'bye' } });
    const late = anEvent('websocket_frame_received', 61, ofSocket);
    const engine = engineOf(created, ...frames, closed, late, aRequest(70, 'a'), aResponse(71, 'a'));

    expect(engine.outline('e0')).toMatchObject({
      kind: 'websocket',
      sentCount: 50,
      receivedCount: 1,
      state: 'closed',
      events: [{ type: 'websocket_created' }, { websocket_closed_data: { reason: 'bye' } }, { relative_time_ms: 61 }],
    });
    expect(engine.outline('e53')).toEqual(engine.entry('e53'));
    expect(engine.outline('e1')).toBeNull();
  });

  it('counts the events by type, even in a file that is out of order', () => {
    const engine = engineOf(aResponse(9, 'a'), errorAt(3), aRequest(1, 'a'), aRequest(2), anEvent('custom'));

    expect(engine.countEvents('network_request', 'network_response')).toBe(3);
    expect(engine.countEvents('console_error')).toBe(1);
    expect(engine.countEvents()).toBe(0);
  });

  it('truncates the texts of rows, but not those of entries', () => {
    const message = 'é'.repeat(5_000);
    const engine = engineOf(errorAt(1, message));

    expect(engine.row('e0')).toMatchObject({ message: `${'é'.repeat(299)}…` });
    expect(engine.entry('e0')).toMatchObject({ message });
  });

  it.each(['e7', 'e1', 'x', 'e-1', 'e', 'e0x'])('returns no entry for %s', (entryId) => {
    // The response at position 1 is part of entry e0.
    const engine = engineOf(aRequest(0, 'a'), aResponse(1, 'a'));

    expect(engine.entry(entryId)).toBeNull();
    expect(engine.row(entryId)).toBeNull();
  });

  it.each<[string, string, string, number]>([
    ['written with an escape and without', 'a/\\u0062', 'a/b', 1],
    ['in letters of several bytes', 'gr\\u00f6\\u00dfe', 'größe', 1],
    ['as a number and as a text', '7', '7', 1],
    ['as halves of a letter', '\\ud83d', '\\ud83e', 2],
  ])('joins a response to its request by an id %s', (_name, first, second, entryCount) => {
    const id = /^\d+$/.test(first) ? first : `"${first}"`;
    const engine = read(
      `[{"type":"network_request","relative_time_ms":0,"correlation_id":${id}},`,
      `{"type":"network_response","relative_time_ms":1,"correlation_id":"${second}"}]`,
    );

    expect(engine.length).toBe(entryCount);
  });

  it('counts the frames of a connection without parsing them for its row', () => {
    const sent = anEvent('websocket_frame_sent', 2, {
      correlation_id: 'a',
      websocket_frame_data: { payloadData: 'Straße' },
    });
    const created = anEvent('websocket_created', 1, {
      correlation_id: 'a',
      websocket_created_data: { url: 'wss://a.example/' },
    });
    const engine = engineOf(created, sent, sent);

    expect(engine.row('e0')).toEqual({
      kind: 'websocket',
      id: 'e0',
      timeMs: 1,
      timestamp: null,
      severity: 'info',
      state: 'open',
      url: 'wss://a.example/',
      sentCount: 2,
      receivedCount: 0,
      sentBytes: 14,
      receivedBytes: 0,
    });
    expect(engine.entry('e0')).toMatchObject({ events: [{}, {}, { type: 'websocket_frame_sent' }] });
  });

  describe('with assets', () => {
    const asset = (timeMs: number, status = 200) => {
      const id = `asset-${timeMs}`;
      return [aRequest(timeMs, id, { url: `/${id}`, resource_type: 'image' }), aResponse(timeMs, id, { status })];
    };
    const placesOf = ({ entries, folded, entryCount }: FoldedSelection) => ({
      rows: Array.from(entries, (place, at) => [place, folded?.[at] ?? 0]),
      entryCount,
    });

    it('folds runs of them, but neither a single one nor a failed one', () => {
      const events = [
        asset(1),
        asset(2),
        asset(3),
        asset(4, 404),
        asset(5),
        [anEvent('navigation', 6)],
        asset(7),
        asset(8),
      ];
      const engine = engineOf(...events.flat());

      expect(placesOf(engine.fold(engine.all))).toEqual({
        rows: [
          [0, 3],
          [6, 0],
          [8, 0],
          [10, 0],
          [11, 2],
        ],
        entryCount: 8,
      });
      expect(engine.counts.byRequestKind).toEqual({ fetch: 0, document: 0, asset: 7 });
    });

    it('unfolds an asset that fails later', () => {
      const engine = createTimelineEngine();
      const [first, firstResponse] = asset(1);
      const [second, secondResponse] = asset(2, 500);
      const text = JSON.stringify([first, firstResponse, second, secondResponse]);
      const cut = text.indexOf(JSON.stringify(secondResponse));
      engine.push(encoder.encode(text.slice(0, cut)));
      expect(placesOf(engine.fold(engine.all)).rows).toEqual([[0, 2]]);

      engine.push(encoder.encode(text.slice(cut)));
      engine.end();

      expect(placesOf(engine.fold(engine.all)).rows).toEqual([
        [0, 0],
        [2, 0],
      ]);
    });

    it('recognizes them by the content type of the response if nothing else tells', () => {
      const headers = { 'Content-Type': 'image/png' };
      const events = [aRequest(1, 'a', { url: '/x' }), aRequest(2, 'b', { url: '/y' })];

      const engine = engineOf(...events, aResponse(3, 'a', { headers }), aResponse(4, 'b'));

      expect(engine.counts.byRequestKind).toEqual({ fetch: 1, document: 0, asset: 1 });
    });
  });

  it.each([
    ['from the first event with a web page', [{ page_url: 'about:blank' }, { page_url: 'https://a.example/x' }]],
    ['from the first navigation', [{}, { type: 'navigation', navigation_data: { url: 'https://a.example/x' } }]],
  ])('takes the page %s', (_which, events) => {
    const later = { page_url: 'https://b.example/' };

    const engine = engineOf(...[...events, later].map((event) => anEvent('dom_action', 1, event)));

    expect(engine.pageUrl).toBe('https://a.example/x');
  });

  it('returns no page for a recording without one', () => {
    expect(engineOf(anEvent('dom_action', 1, { page_url: '' })).pageUrl).toBeNull();
  });

  it('throws format errors at the end of the file only', () => {
    const engine = createTimelineEngine();
    engine.push(encoder.encode('[{"type":"navigation","relative_time_ms":1}, oops'));

    expect(engine.length).toBe(1);
    expect(() => engine.end()).toThrow(TimelineFormatError);
    expect(engine.complete).toBe(false);
  });

  it.each([
    ['arrays', '['.repeat(300_000) + ']'.repeat(300_000)],
    ['objects', `${'{"a":'.repeat(300_000)}1${'}'.repeat(300_000)}`],
  ])('survives deeply nested %s', (_name, deep) => {
    const engine = read(`[{"type":"console_error","console_error_data":{"message":"m","stack":${deep}}}]`);

    expect(engine.row('e0')).toMatchObject({ message: 'm' });
    expect(found(engine, 'nowhere')).toEqual([]);
    expect(() => read(deep)).toThrow(TimelineFormatError);
  });

  it('uses hardly more memory than the file', () => {
    const body = 'x'.repeat(2_000);
    const events = Array.from({ length: 2_000 }, (_, index) => aRequest(index, `r${index}`, { body }));
    const file = JSON.stringify(events);

    const engine = read(file);

    expect(engine.heldBytes / file.length).toBeGreaterThan(1);
    expect(engine.heldBytes / file.length).toBeLessThan(1.1);
  });
});

describe('search', () => {
  const engine = engineOf(
    aRequest(0, 'a', { headers: { 'X-Trace': 'Ärger-7' }, body: '{"card":"Visa\\n"}' }),
    aResponse(1, 'a', { status: 500, body: 'out of <b>Stock</b>' }),
    errorAt(2, 'Payment refused'),
    anEvent('heartbeat', 3, { page_url: 'https://shop.example/checkout' }),
  );

  it.each<[string, string, string[]]>([
    ['a header by name', 'x-trace', ['e0']],
    ['a header by value, in any case', 'ÄRGER', ['e0']],
    ['text that is escaped in the file', '"card":"visa', ['e0']],
    ['a backslash that was recorded', 'visa\\n', ['e0']],
    ['the body of a response', '<B>stock', ['e0']],
    ['a message', 'refused', ['e2']],
    ['any text of an unknown event', 'checkout', ['e3']],
    ['no keys of the format', 'network_request_data', []],
    ['no part of an escape', 'nvisa', []],
    ['nothing that is not in the file', 'zebra', []],
  ])('finds %s', (_name, search, ids) => {
    expect(found(engine, search)).toEqual(ids);
  });

  it.each(['\\n', '\\u000a', '\\u000A'])('finds a line feed written as %s', (written) => {
    const file = `[{"type":"console_error","console_error_data":{"message":"m","stack":"first${written}second"}}]`;

    expect(found(read(file), 'first\nsecond')).toEqual(['e0']);
    expect(found(read(file), 'first\tsecond')).toEqual([]);
  });

  it('searches rows only on request', () => {
    expect(found(engine, 'stock', 'rows')).toEqual([]);
    expect(found(engine, '500', 'rows')).toEqual(['e0']);
  });

  it('returns the results so far and its progress', () => {
    const run = engine.search({ kinds: null, severities: new Set(['error']), search: '' });

    expect([run.done, run.progress, run.selection.length]).toEqual([false, 0, 0]);
    run.step(1);
    expect([run.done, run.progress, run.selection.length]).toEqual([false, 1 / 3, 1]);
    run.step(100);
    expect([run.done, run.progress, idsOf(run.selection)]).toEqual([true, 1, ['e0', 'e2']]);
  });

  it('finishes at once with all entries for an empty query', () => {
    const run = engine.search({ kinds: null, severities: null, search: ' ' });

    expect(run.done).toBe(true);
    expect(run.selection).toBe(engine.all);
  });

  it('searches the chunks that have arrived since the last search', () => {
    const growing = createTimelineEngine();
    growing.push(encoder.encode(`[${JSON.stringify(errorAt(1, 'pay'))}`));
    expect(found(growing, 'pa')).toEqual(['e0']);

    growing.push(encoder.encode(`,${JSON.stringify(errorAt(2, 'pay again'))}]`));

    expect(found(growing, 'pay')).toEqual(['e0', 'e1']);
  });
});

describe('incidents', () => {
  it('are console and script errors and failed requests', () => {
    const engine = engineOf(
      errorAt(0),
      aRequest(1, 'a'),
      aResponse(2, 'a', { status: 0, error: 'net::ERR_FAILED' }),
      anEvent('console_warn', 3),
      anEvent('javascript_error', 4),
      aRequest(5, 'b'),
    );

    expect(engine.incidents(10).map(({ id }) => id)).toEqual(['e0', 'e1', 'e4']);
    expect(engine.incidents(10)[1]).toMatchObject({ error: 'net::ERR_FAILED', status: null });
  });

  it('are picked evenly when there are too many', () => {
    const engine = engineOf(...Array.from({ length: 100 }, (_, index) => errorAt(index)));

    expect(engine.incidents(4).map(({ timeMs }) => timeMs)).toEqual([0, 25, 50, 75]);
    expect(engine.incidents(0)).toEqual([]);
  });

  it('include marked moments and errors, neither crowding out the other', () => {
    const marksAmong = (errorCount: number, markCount: number) => {
      const errors = Array.from({ length: errorCount }, (_, index) => errorAt(index));
      const marks = Array.from({ length: markCount }, (_, index) =>
        anEvent('recorder_mark', 1_000 + index, { recorder_mark_data: { note: `No ${index}` } }),
      );
      return engineOf(...errors, ...marks)
        .incidents(2)
        .map(({ kind, timeMs }) => [kind, timeMs]);
    };

    expect(marksAmong(100, 1)).toEqual([
      ['console_error', 0],
      ['console_error', 50],
      ['recorder_mark', 1_000],
    ]);
    expect(marksAmong(1, 100)).toEqual([
      ['console_error', 0],
      ['recorder_mark', 1_000],
      ['recorder_mark', 1_050],
    ]);
  });
});

describe('links between a failed request and the error that followed', () => {
  const engine = engineOf(
    errorAt(90, 'before'),
    aRequest(100, 'slow'),
    aRequest(110, 'fine'),
    aResponse(120, 'fine'),
    errorAt(150, 'while it runs'),
    aResponse(5_000, 'slow', { status: 500 }),
    errorAt(7_000, 'follows'),
    errorAt(7_001, 'too late'),
  );

  it('lead to the first error within two seconds', () => {
    expect(engine.incidentAfter('e1')).toBe('e6');
  });

  it('lead back to the request', () => {
    expect(engine.requestBefore('e6')).toBe('e1');
  });

  it.each(['e2', 'e0', 'e9'])('do not start at %s', (entryId) => {
    expect(engine.incidentAfter(entryId)).toBeNull();
  });

  it.each(['e0', 'e4', 'e7', 'e1', 'e9'])('do not lead back from %s', (entryId) => {
    expect(engine.requestBefore(entryId)).toBeNull();
  });
});
