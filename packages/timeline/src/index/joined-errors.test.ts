import type { TimelineEvent } from '@flowlens/core/recorded';
import { describe, expect, it } from 'vitest';
import { entryEvents } from '../entries/entry-events.js';
import { anEvent, aRequest, aResponse } from '../test-support/event-builders.js';
import { expectAsPlain } from '../test-support/expect-as-plain.js';
import { buildTimelineEntries } from './build-timeline-entries.js';
import { readTimeline } from './read-timeline.js';

const URL = 'https://shop.example/api';
const error = (timeMs: number, message = 'boom', data = {}) =>
  anEvent('console_error', timeMs, { console_error_data: { message, ...data } });
const thrown = (timeMs: number, message = 'boom') =>
  anEvent('javascript_error', timeMs, { javascript_error_data: { message, stack: 'at pay (app.js:1:2)' } });
const echo = (timeMs: number, url = URL, reason = 'the server responded with a status of 500 ()') =>
  error(timeMs, `Failed to load resource: ${reason}`, { url });

const withoutUrl = (timeMs: number, status = 500) =>
  error(timeMs, `Failed to load resource: the server responded with a status of ${status} ()`);

/** Reads the events by the index, expects the same from the plain reader and from memory, and returns the rows. */
function rowsOf(...events: TimelineEvent[]) {
  const text = JSON.stringify(events);
  const bytes = new TextEncoder().encode(text);
  expectAsPlain(bytes, []);
  expectAsPlain(bytes, [text.length >> 2, text.length >> 1]);
  const engine = readTimeline(text);
  const rows = engine.rows(engine.all, 0, engine.length);
  const inMemory = buildTimelineEntries(JSON.parse(text) as TimelineEvent[]);
  expect(inMemory.map(({ id, severity }) => [id, severity])).toEqual(rows.map(({ id, severity }) => [id, severity]));
  return { engine, rows };
}

describe('equal errors in a row', () => {
  it('are one entry, which counts as one error and has one marker', () => {
    const { engine, rows } = rowsOf(error(100), error(150), error(300), thrown(310), thrown(320));

    expect(rows).toMatchObject([
      { kind: 'console_error', timeMs: 100, count: 3, lastTimeMs: 300 },
      { kind: 'javascript_error', timeMs: 310, count: 2, lastTimeMs: 320 },
    ]);
    expect(engine.counts).toMatchObject({ total: 2, bySeverity: { error: 2 } });
    expect(engine.incidents(9)).toHaveLength(2);
    expect(engine.countEvents('console_error')).toBe(3);
  });

  it.each([
    ['after a pause', [error(0), error(2_001)]],
    ['with another row in between', [error(0), anEvent('navigation', 1), error(2)]],
    ['with another message', [error(0, 'one'), error(1, 'two')]],
    ['from another line', [error(0, 'boom', { lineno: 1 }), error(1, 'boom', { lineno: 2 })]],
    ['of another type', [error(0), anEvent('javascript_error', 1, { javascript_error_data: { message: 'boom' } })]],
  ])('are two entries %s', (_when, events) => {
    const errors = rowsOf(...events).rows.filter(({ severity }) => severity === 'error');

    expect(errors).toMatchObject([{ count: 1 }, { count: 1 }]);
  });

  it('stay one entry while responses to earlier requests arrive', () => {
    expect(rowsOf(aRequest(0, 'a'), error(1), aResponse(2, 'a'), error(3)).rows).toHaveLength(2);
  });
});

describe('the message of the browser that a request failed', () => {
  it('joins the request instead of forming a separate entry', () => {
    const { engine, rows } = rowsOf(aRequest(0, 'a'), aResponse(5, 'a', { status: 500 }), echo(6));

    expect(rows).toMatchObject([{ kind: 'network', status: 500, error: null }]);
    expect(engine.counts.bySeverity.error).toBe(1);
    expect(engine.incidents(9)).toHaveLength(1);
    expect(engine.entry('e0')).toMatchObject({ echo: { type: 'console_error', relative_time_ms: 6 } });
    expect(entryEvents(engine.entry('e0')!)).toHaveLength(3);
  });

  it('may come before the response', () => {
    const { rows } = rowsOf(aRequest(0, 'a'), echo(4), aResponse(5, 'a', { status: 404 }));

    expect(rows).toMatchObject([{ kind: 'network', state: 'completed', status: 404, error: null, severity: 'error' }]);
  });

  it('determines the outcome of a request without a response', () => {
    const { rows, engine } = rowsOf(aRequest(0, 'a'), echo(4, URL, 'net::ERR_CONNECTION_REFUSED'));

    expect(rows).toMatchObject([{ state: 'failed', error: 'net::ERR_CONNECTION_REFUSED', severity: 'error' }]);
    expect(engine.counts.bySeverity.error).toBe(1);
  });

  it('joins one request each', () => {
    const failing = [aRequest(0, 'a'), aRequest(1, 'b'), aResponse(2, 'a', { status: 500 }), aResponse(3, 'b')];

    const { rows } = rowsOf(...failing, echo(4), echo(5), echo(6));

    expect(rows).toMatchObject([{ kind: 'network' }, { kind: 'network' }, { kind: 'console_error', count: 2 }]);
  });

  it('joins the nearest request of its status if it has no URL, each message another one', () => {
    const failing = [
      ...[aRequest(0, 'a'), aRequest(1, 'b'), aRequest(2, 'c'), aResponse(3, 'a', { status: 500 })],
      ...[aResponse(5, 'b', { status: 500 }), aResponse(6, 'c', { status: 404 })],
    ];

    const { rows, engine } = rowsOf(...failing, withoutUrl(7), withoutUrl(8), withoutUrl(9));

    expect(rows.map(({ kind }) => kind)).toEqual(['network', 'network', 'network', 'console_error']);
    expect(engine.entry('e1')).toMatchObject({ echo: { relative_time_ms: 7 } });
    expect(engine.entry('e0')).toMatchObject({ echo: { relative_time_ms: 8 } });
    expect(engine.entry('e2')).toMatchObject({ echo: null });
  });

  it.each([
    [
      'if its URL is another',
      [aRequest(0, 'a'), aResponse(1, 'a', { status: 500 }), echo(2, 'https://cdn.example/a.js')],
    ],
    ['if the request succeeded', [aRequest(0, 'a'), aResponse(1, 'a'), echo(2)]],
    ['without a URL, after a pause', [aRequest(0, 'a'), aResponse(1, 'a', { status: 500 }), withoutUrl(2_002)]],
    [
      'without a URL, if its status is another',
      [aRequest(0, 'a'), aResponse(1, 'a', { status: 500 }), withoutUrl(2, 404)],
    ],
    [
      'without a URL or a status',
      [aRequest(0, 'a'), aResponse(1, 'a', { status: 500 }), error(2, 'Failed to load resource: 500')],
    ],
  ])('stays a row of its own %s', (_which, events) => {
    expect(rowsOf(...events).rows).toMatchObject([{ kind: 'network' }, { kind: 'console_error' }]);
  });

  it('is found by a search for its text', () => {
    const { engine } = rowsOf(aRequest(0, 'a'), aResponse(5, 'a', { status: 500 }), echo(6));
    const run = engine.search({ kinds: null, severities: null, search: 'failed to load' });
    while (!run.step(9));

    expect(run.selection.length).toBe(1);
  });
});
