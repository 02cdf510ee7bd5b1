import type { TimelineEvent } from '@flowlens/core/recorded';
import { capText } from '@flowlens/core/redaction';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anEvent, aRequest, aResponse } from '../test-support/event-builders.js';
import { buildTimelineEntries } from './build-timeline-entries.js';
import type { NetworkEntry, TimelineEntry, WebSocketEntry } from '../entries/timeline-entry.js';
import { websocketFrames } from '../entries/websocket-frames.js';
import { mergeEvents } from '../test-support/oracle/merge-events.js';
import { parseTimeline } from '../test-support/oracle/parse-timeline.js';
import { randomFile } from '../test-support/random-timeline.js';
import { TimelineFormatError } from '../format/timeline-format-error.js';
import { readTimeline } from './read-timeline.js';

/** Builds entries and compares them with those of the oracle. */
function build(...events: TimelineEvent[]): TimelineEntry[] {
  const entries = buildTimelineEntries(events);
  expect(entries).toEqual(mergeEvents({ events }));
  return entries;
}
const network = (...events: TimelineEvent[]) => build(...events) as NetworkEntry[];
const sockets = (...events: TimelineEvent[]) => build(...events) as WebSocketEntry[];

describe('buildTimelineEntries, network', () => {
  it('merges a request with its response', () => {
    const request = aRequest(100, 'a', { method: 'post', url: 'https://shop.example/pay' });
    const response = aResponse(350, 'a', { status: 500 });

    expect(network(request, response)).toEqual([
      {
        kind: 'network',
        id: 'e0',
        timeMs: 100,
        timestamp: null,
        severity: 'error',
        state: 'completed',
        method: 'POST',
        url: 'https://shop.example/pay',
        status: 500,
        latencyMs: 250,
        resourceType: null,
        responseBytes: null,
        error: null,
        request,
        response,
        echo: null,
      },
    ]);
  });

  it('leaves a request pending until its response arrives', () => {
    expect(network(aRequest(0, 'a'), aResponse(1, 'b'))).toMatchObject([
      { state: 'pending', status: null, latencyMs: null, severity: 'info', response: null },
      { state: 'completed', request: null, method: '', latencyMs: null },
    ]);
  });

  it.each([
    [101, 'info'],
    [200, 'success'],
    [204, 'success'],
    [299, 'success'],
    [300, 'redirect'],
    [302, 'redirect'],
    [399, 'redirect'],
    [400, 'error'],
    [404, 'error'],
    [500, 'error'],
    [599, 'error'],
    [undefined, 'info'],
  ])('shows status %s as %s', (status, severity) => {
    expect(network(aRequest(0, 'a'), aResponse(1, 'a', { status }))).toMatchObject([
      { severity, status: status ?? null },
    ]);
  });

  it.each([
    ['status 0', { status: 0 }],
    ['an error and no status', { status: undefined, error: 'net::ERR_FAILED' }],
  ])('shows a request as failed by %s', (_name, data) => {
    expect(network(aRequest(0, 'a'), aResponse(5, 'a', data))).toMatchObject([
      { state: 'failed', severity: 'error', status: null, latencyMs: 5 },
    ]);
  });

  it('keeps an early response until its request arrives', () => {
    expect(network(aResponse(10, 'a', { status: 201 }), aRequest(12, 'a', { method: 'PUT' }))).toMatchObject([
      { id: 'e0', timeMs: 10, method: 'PUT', status: 201, latencyMs: 0, severity: 'success' },
    ]);
  });

  it('matches a response to the oldest open request of a reused id', () => {
    const chain = [aRequest(0, 'a'), aRequest(10, 'a'), aResponse(15, 'a', { status: 302 }), aResponse(40, 'a')];

    expect(network(...chain)).toMatchObject([
      { id: 'e0', status: 302, latencyMs: 15, severity: 'redirect' },
      { id: 'e1', status: 200, latencyMs: 30 },
    ]);
  });

  it('keeps a surplus response and does not match it to a later request', () => {
    const events = [aRequest(0, 'a'), aResponse(1, 'a'), aResponse(2, 'a'), aRequest(3, 'a'), aResponse(7, 'a')];

    expect(network(...events)).toMatchObject([
      { id: 'e0', latencyMs: 1 },
      { id: 'e2', request: null },
      { id: 'e3', latencyMs: 4 },
    ]);
  });

  it('never merges events without a correlation id', () => {
    expect(network(aRequest(0), aResponse(1))).toMatchObject([{ state: 'pending' }, { request: null }]);
  });

  it('takes the URL from the response when the request has none', () => {
    const request = anEvent('network_request', 0, { correlation_id: 'a' });

    expect(network(request, aResponse(1, 'a', { url: '/x' }))).toMatchObject([{ url: '/x', method: '' }]);
  });
});

describe('buildTimelineEntries, websockets', () => {
  const created = (timeMs: number, id?: string, url = 'wss://shop.example/live') =>
    anEvent('websocket_created', timeMs, { correlation_id: id, websocket_created_data: { url } });
  const closed = (timeMs: number, id?: string) => anEvent('websocket_closed', timeMs, { correlation_id: id });
  const sent = (timeMs: number, id: string, data: TimelineEvent['websocket_frame_data']) =>
    anEvent('websocket_frame_sent', timeMs, { correlation_id: id, websocket_frame_data: data });
  const received = (timeMs: number, id: string, data: TimelineEvent['websocket_frame_data']) =>
    anEvent('websocket_frame_received', timeMs, { correlation_id: id, websocket_frame_data: data });

  it('groups the events of a connection', () => {
    const events = [
      created(10, 'a'),
      sent(20, 'a', { opcode: 1, payloadLength: 5, payloadData: 'hello' }),
      created(25, 'b', 'wss://other.example/'),
      received(30, 'a', { opcode: 2, payloadLength: 1_000 }),
      received(35, 'a', { payloadData: 'Straße 🚗' }),
      closed(40, 'a'),
    ];

    const [first, second] = sockets(...events);

    expect(first).toMatchObject({
      kind: 'websocket',
      id: 'e0',
      timeMs: 10,
      state: 'closed',
      url: 'wss://shop.example/live',
      sentCount: 1,
      receivedCount: 2,
      sentBytes: 5,
      receivedBytes: 1_012,
    });
    expect(first?.events.map((event) => event.relative_time_ms)).toEqual([10, 20, 30, 35, 40]);
    expect(second).toMatchObject({ id: 'e2', state: 'open', sentCount: 0 });
  });

  it.each([
    ['closed', [created(0, 'a'), closed(1, 'a')]],
    ['closed', [closed(0, 'a')]],
    ['closed', [closed(0, 'a'), created(1, 'a')]],
    ['open', [created(0, 'a'), sent(1, 'a', {})]],
    ['unknown', [sent(0, 'a', {}), received(1, 'a', {})]],
  ])('is %s', (state, events) => {
    expect(sockets(...events)).toMatchObject([{ state }]);
  });

  it('starts a new group for a connection that is created again', () => {
    const groups = sockets(created(0, 'a'), closed(1, 'a'), created(2, 'a'), sent(3, 'a', {}));

    expect(groups).toMatchObject([
      { id: 'e0', state: 'closed', sentCount: 0 },
      { id: 'e2', state: 'open', sentCount: 1 },
    ]);
  });

  it('keeps events without an id in one group', () => {
    expect(sockets(created(0), closed(1))).toMatchObject([{ state: 'closed' }]);
  });

  it('shows a refused handshake as an error', () => {
    const handshake = anEvent('websocket_handshake_response', 1, {
      correlation_id: 'a',
      websocket_handshake_data: { status: 403 },
    });

    expect(sockets(created(0, 'a'), handshake)).toMatchObject([{ severity: 'error' }]);
  });

  it('lists the frames with direction and size', () => {
    const [entry] = sockets(
      created(0, 'a'),
      sent(1, 'a', { opcode: 1, payloadData: 'hi' }),
      received(2, 'a', { opcode: 2, payloadLength: 9 }),
    );

    expect(websocketFrames(entry!)).toMatchObject([
      { direction: 'sent', timeMs: 1, sizeBytes: 2, payload: 'hi', binary: false },
      { direction: 'received', timeMs: 2, sizeBytes: 9, payload: '', binary: true },
    ]);
  });
});

describe('websocketFrames', () => {
  const base64 = Buffer.alloc(100_000).toString('base64');

  it.each([
    [
      'the recorded length in preference to the payload',
      { opcode: 1, payloadLength: 40, payloadData: 'hi [redacted]' },
      40,
    ],
    ['the bytes of a text', { opcode: 1, payloadData: 'Straße' }, 7],
    ['the original bytes of a truncated text', { opcode: 1, payloadData: capText('x'.repeat(1_000_000), 16_384) }, 1e6],
    ['the bytes that base64 encodes', { opcode: 2, payloadData: base64 }, 100_000],
    ['the same without padding', { opcode: 2, payloadData: 'AAE' }, 2],
    ['the noted size of a binary payload', { opcode: 2, payloadData: '[binary, 100000 bytes]' }, 100_000],
    ['the bytes of a binary payload in an unknown form', { opcode: 2, payloadData: '[object Blob]' }, 13],
    ['the bytes of a text that only looks like such a note', { opcode: 1, payloadData: '[cart, 3 bytes]' }, 15],
    ['none without a payload', { opcode: 2 }, 0],
  ])('counts %s', (_what, data, bytes) => {
    const [entry] = sockets(anEvent('websocket_frame_sent', 0, { websocket_frame_data: data }));

    expect(entry?.sentBytes).toBe(bytes);
    expect(websocketFrames(entry!)).toMatchObject([{ sizeBytes: bytes }]);
  });
});

describe('buildTimelineEntries, other events', () => {
  it.each([
    [anEvent('dom_action', 1, { action_type: 'click' }), { kind: 'dom_action', action: 'click', severity: 'info' }],
    [anEvent('dom_action', 1), { kind: 'dom_action', action: 'unknown' }],
    [
      anEvent('console_error', 1, { console_error_data: { message: 'm' } }),
      { kind: 'console_error', message: 'm', severity: 'error' },
    ],
    [
      anEvent('console_warn', 1, { console_warn_data: { message: 'm' } }),
      { kind: 'console_warn', message: 'm', severity: 'warning' },
    ],
    [
      anEvent('javascript_error', 1, { javascript_error_data: { message: 'm' } }),
      { kind: 'javascript_error', message: 'm', severity: 'error' },
    ],
    [anEvent('javascript_error', 1), { kind: 'javascript_error', message: '' }],
    [
      anEvent('local_storage', 1, { local_storage_data: { key: 'k' } }),
      { kind: 'local_storage', key: 'k', severity: 'info' },
    ],
    [
      anEvent('session_storage', 1, { session_storage_data: { key: 'k' } }),
      { kind: 'session_storage', key: 'k', severity: 'info' },
    ],
    [
      anEvent('navigation', 1, { navigation_data: { url: '/a' }, page_url: '/b' }),
      { kind: 'navigation', url: '/a', severity: 'info' },
    ],
    [anEvent('navigation', 1, { page_url: '/b' }), { kind: 'navigation', url: '/b' }],
    [anEvent('navigation', 1, { navigation_data: { url: '' }, page_url: '/b' }), { kind: 'navigation', url: '/b' }],
    [anEvent('heartbeat', 1), { kind: 'unknown', type: 'heartbeat', severity: 'info' }],
  ])('$type becomes an entry', (event, expected) => {
    expect(build({ ...event, timestamp: 1_700 })).toMatchObject([
      { id: 'e0', timeMs: 1, timestamp: 1_700, ...expected },
    ]);
  });

  it('names entries by their position in the file', () => {
    const file = JSON.stringify([anEvent('navigation', 2), anEvent('navigation', 1)]);

    expect(Array.from(readTimeline(file).entries(), ({ id }) => id)).toEqual(['e1', 'e0']);
  });
});

const TYPES = [
  'network_request',
  'network_response',
  'websocket_created',
  'websocket_closed',
  'websocket_frame_sent',
  'navigation',
  'odd',
];
const step = fc.record({
  type: fc.constantFrom(...TYPES),
  correlation_id: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
  waitMs: fc.nat(3),
  status: fc.constantFrom(0, 200, 302, 404, undefined),
});
const timelines = fc.array(step, { maxLength: 40 }).map((steps) => {
  let timeMs = 0;
  return steps.map(({ type, correlation_id, waitMs, status }) => {
    timeMs += waitMs;
    return anEvent(type, timeMs, {
      correlation_id,
      ...(type === 'network_response' && { network_response_data: { status } }),
    });
  });
});

/** Finds the response by searching the whole list for each request: slow, but obviously correct. */
function naivePairs(events: readonly TimelineEvent[]): Map<TimelineEvent, TimelineEvent> {
  const pairs = new Map<TimelineEvent, TimelineEvent>();
  const taken = new Set<TimelineEvent>();
  const sameId = (event: TimelineEvent) => events.filter((other) => other.correlation_id === event.correlation_id);
  for (const request of events.filter(
    (event) => event.type === 'network_request' && event.correlation_id !== undefined,
  )) {
    const related = sameId(request).filter((event) => event.type.startsWith('network_'));
    const isFirst = related.find((event) => event.type === 'network_request') === request;
    const early = isFirst && related[0] !== request ? related[0] : undefined;
    const response = early ?? responsesTo(related).get(request);
    if (response !== undefined && !taken.has(response)) pairs.set(request, response);
    if (response !== undefined) taken.add(response);
  }
  return pairs;
}

/** Each response answers the oldest earlier request with its id that is still open and was not answered early. */
function responsesTo(related: readonly TimelineEvent[]): Map<TimelineEvent, TimelineEvent> {
  const answered = new Map<TimelineEvent, TimelineEvent>();
  const firstRequest = related.find((event) => event.type === 'network_request');
  const answeredEarly = related[0]?.type === 'network_response' ? firstRequest : undefined;
  related.forEach((response, index) => {
    if (response.type !== 'network_response') return;
    const before = related.slice(0, index).filter((event) => event.type === 'network_request');
    const open = before.find((request) => request !== answeredEarly && !answered.has(request));
    if (open !== undefined) answered.set(open, response);
  });
  return answered;
}

function eventsOf(entry: TimelineEntry): TimelineEvent[] {
  if (entry.kind === 'network') return [entry.request, entry.response].filter((event) => event !== null);
  return entry.kind === 'websocket' ? entry.events : [entry.event];
}

describe('buildTimelineEntries, with random events', () => {
  it('pairs requests and responses like a plain search', () => {
    fc.assert(
      fc.property(timelines, (events) => {
        const pairs = new Map<TimelineEvent, TimelineEvent>();
        for (const entry of build(...events)) {
          if (entry.kind === 'network' && entry.request && entry.response) pairs.set(entry.request, entry.response);
        }
        expect(pairs).toEqual(naivePairs(events));
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps every event in exactly one entry, in order of time, with unique ids', () => {
    fc.assert(
      fc.property(timelines, (events) => {
        const entries = build(...events);
        const kept = entries.flatMap(eventsOf);
        expect(kept).toHaveLength(events.length);
        expect(new Set(kept)).toEqual(new Set(events));
        expect(entries.map((entry) => entry.timeMs)).toEqual(
          entries.map((entry) => entry.timeMs).sort((a, b) => a - b),
        );
        expect(entries.map((entry) => entry.id)).toEqual(
          entries.map((entry) => `e${Math.min(...eventsOf(entry).map((event) => events.indexOf(event)))}`),
        );
      }),
      { numRuns: 1_000 },
    );
  });

  it('returns a latency for pairs only, and never a negative one', () => {
    fc.assert(
      fc.property(timelines, (events) => {
        for (const entry of build(...events)) {
          if (entry.kind !== 'network') continue;
          const isPair = entry.request !== null && entry.response !== null;
          expect(entry.latencyMs !== null && entry.latencyMs >= 0).toBe(isPair);
          expect(entry.state === 'pending').toBe(entry.response === null);
        }
      }),
    );
  });

  it('groups each connection once per creation', () => {
    fc.assert(
      fc.property(timelines, (events) => {
        const groups = build(...events).filter((entry) => entry.kind === 'websocket');
        for (const group of groups) {
          const types = group.events.map((event) => event.type);
          const wasClosed = types.includes('websocket_closed');
          const wasCreated = types.includes('websocket_created');
          expect(group.state).toBe(wasClosed ? 'closed' : wasCreated ? 'open' : 'unknown');
          expect(types.filter((type) => type === 'websocket_created').length).toBeLessThanOrEqual(1);
          expect(new Set(group.events.map((event) => event.correlation_id)).size).toBe(1);
          expect(group.sentCount).toBe(types.filter((type) => type === 'websocket_frame_sent').length);
        }
      }),
    );
  });
});

describe('buildTimelineEntries, with the events of random files', () => {
  it('joins them like the oracle', () => {
    fc.assert(
      fc.property(fc.integer(), fc.nat(40), (seed, count) => {
        const events = readEvents(randomFile(seed, count));
        expect(buildTimelineEntries(events)).toEqual(mergeEvents({ events }));
      }),
    );
  });
});

function readEvents(file: string): TimelineEvent[] {
  try {
    return parseTimeline(file).events;
  } catch (error) {
    if (error instanceof TimelineFormatError) return [];
    throw error;
  }
}
