import { EVENT_TYPES } from '@flowlens/core/recorded';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countEntries } from './count-entries.js';
import { mergeEvents } from './merge-events.js';
import { entrySummary } from '../../rows/entry-summary.js';
import { filterEntries } from './filter-entries.js';
import { parseTimeline } from './parse-timeline.js';
import { TimelineFormatError } from '../../format/timeline-format-error.js';

const parse = (file: unknown) => parseTimeline(JSON.stringify(file));
const times = (file: unknown) => parse(file).events.map((event) => event.relative_time_ms);

function problemOf(text: string): TimelineFormatError {
  try {
    parseTimeline(text);
  } catch (error) {
    if (error instanceof TimelineFormatError) return error;
    throw error;
  }
  throw new Error('The text was taken for a timeline.');
}

describe('parseTimeline', () => {
  it('reads an array of events', () => {
    const timeline = parse([
      { type: 'navigation', relative_time_ms: 5, timestamp: 1_700_000_000_000, navigation_data: { url: '/' } },
    ]);

    expect(timeline).toEqual({
      events: [
        { type: 'navigation', relative_time_ms: 5, timestamp: 1_700_000_000_000, navigation_data: { url: '/' } },
      ],
      metadata: null,
    });
  });

  it('reads an object with timeline and metadata', () => {
    const { events, metadata } = parse({
      timeline: [{ type: 'navigation', relative_time_ms: 5 }],
      metadata: { browser: 'Chrome', browserVersion: 140, screenWidth: '1440', screenHeight: 900, more: true },
    });

    expect(events).toHaveLength(1);
    expect(metadata).toEqual({ browser: 'Chrome', browserVersion: '140', screenWidth: 1440, screenHeight: 900 });
  });

  it.each([[[]], [{ timeline: [] }], [{ timeline: [], metadata: null }]])('reads the empty timeline %j', (file) => {
    expect(parse(file)).toEqual({ events: [], metadata: null });
  });

  it('keeps events of unknown types as they are', () => {
    expect(parse([{ type: 'heartbeat', relative_time_ms: 1, beats: [1, 2] }]).events).toEqual([
      { type: 'heartbeat', relative_time_ms: 1, timestamp: null, beats: [1, 2] },
    ]);
  });

  it('marks an event without a type as unknown when another event has a type', () => {
    expect(parse([{ relative_time_ms: 1 }, { type: 'navigation' }]).events[0]).toMatchObject({ type: 'unknown' });
  });

  it.each([
    ['epoch milliseconds', 1_700_000_000_123, 1_700_000_000_123],
    ['epoch milliseconds as text', '1700000000123', 1_700_000_000_123],
    ['ISO in UTC', '2023-11-14T22:13:20.123Z', 1_700_000_000_123],
    ['ISO with an offset', '2023-11-14T23:13:20.123+01:00', 1_700_000_000_123],
    ['ISO without a zone, which is UTC', '2023-11-14T22:13:20.123', 1_700_000_000_123],
    ['a time beyond the range of dates', 1e300, null],
    ['prose', 'yesterday', null],
    ['a day that does not exist', '2023-99-14T22:13:20Z', null],
    ['nothing', null, null],
    ['an object', {}, null],
  ])('reads a timestamp that is %s', (_name, timestamp, expected) => {
    expect(parse([{ type: 'navigation', relative_time_ms: 0, timestamp }]).events[0]?.timestamp).toBe(expected);
  });

  it.each([
    ['as they are', [{ relative_time_ms: 3 }, { relative_time_ms: 7.5 }], [3, 7.5]],
    ['from texts', [{ relative_time_ms: '3' }], [3]],
    ['from the earliest timestamp', [{ timestamp: 1500 }, { timestamp: 1000 }, { timestamp: 1700 }], [0, 500, 700]],
    ['from an event that has both', [{ timestamp: 1500 }, { timestamp: 1700, relative_time_ms: 900 }], [700, 900]],
    ['from the event before, without any time', [{ relative_time_ms: 3 }, {}, { relative_time_ms: 9 }], [3, 3, 9]],
    ['as 0 when nothing has a time', [{}, {}], [0, 0]],
    ['as 0 before the start', [{ relative_time_ms: -4 }], [0]],
    [
      'as 0 for an invalid time',
      [{ relative_time_ms: null }, { relative_time_ms: 'soon' }, { relative_time_ms: [] }],
      [0, 0, 0],
    ],
  ])('reads relative times %s', (_name, events, expected) => {
    expect(times(events.map((event) => ({ type: 'navigation', ...event })))).toEqual(expected);
  });

  it('reads an out-of-range number as no time', () => {
    expect(parseTimeline('[{"type":"x","relative_time_ms":1e999}]').events[0]?.relative_time_ms).toBe(0);
  });

  it('sorts by time, keeps the order of equal times, and remembers file positions', () => {
    const file = [3, 1, 2, 1].map((time, place) => ({ type: `t${place}`, relative_time_ms: time }));

    const { events, fileOrder } = parse(file);

    expect(events.map((event) => event.type)).toEqual(['t1', 't3', 't2', 't0']);
    expect(fileOrder).toEqual([1, 3, 2, 0]);
  });

  it('stores no file order when the file is sorted', () => {
    expect(
      parse([
        { type: 'a', relative_time_ms: 1 },
        { type: 'b', relative_time_ms: 1 },
      ]),
    ).not.toHaveProperty('fileOrder');
  });

  it('checks the types of known fields', () => {
    const { events } = parse([
      {
        type: 'network_request',
        correlation_id: 7,
        page_url: null,
        network_request_data: { url: 5, body: { a: 1 }, method: null },
      },
      { type: 'network_response', correlation_id: {}, network_response_data: { status: '404', body: null } },
      { type: 'console_error', console_error_data: { message: ['a', 1], stack: false } },
      { type: 'dom_action', action_type: 3, target: 'button', final_value: 12 },
      { type: 'websocket_frame_sent', websocket_frame_data: { payloadLength: '12', opcode: 'x' } },
      { type: 'local_storage', local_storage_data: null },
    ]);

    expect(events).toMatchObject([
      {
        correlation_id: '7',
        page_url: undefined,
        network_request_data: { url: '5', body: '{"a":1}', method: undefined },
      },
      { correlation_id: '{}', network_response_data: { status: 404, body: undefined } },
      { console_error_data: { message: '["a",1]', stack: 'false' } },
      { action_type: '3', target: undefined, final_value: '12' },
      { websocket_frame_data: { payloadLength: 12, opcode: undefined } },
      { local_storage_data: undefined },
    ]);
  });

  it.each([
    ['nothing', '', 'empty', 'The file is empty.'],
    ['blanks', ' \n\t', 'empty', 'The file is empty.'],
    ['a web page', '\n<!doctype html><html></html>', 'html', 'The file is a web page, not JSON.'],
    ['a truncated array', '[{"type":"navigation","relative_ti', 'cut', 'The file is truncated: its JSON does not end.'],
    [
      'a truncated object',
      '{"timeline":[{"type":"navigation"}',
      'cut',
      'The file is truncated: its JSON does not end.',
    ],
    ['a file truncated within a text', '[{"type":"a \\" ] }', 'cut', 'The file is truncated: its JSON does not end.'],
    [
      'a file truncated within a very long text',
      `["${'x'.repeat(30_000_000)}`,
      'cut',
      'The file is truncated: its JSON does not end.',
    ],
    ['prose', 'Not found', 'not-json', 'The file is not JSON.'],
    ['broken JSON', '[{type: 1}]', 'not-json', 'The file is not JSON.'],
    [
      'an API error',
      '{"detail":"Not found"}',
      'not-a-timeline',
      'The file is neither an array of events nor an object with a timeline.',
    ],
    [
      'a timeline that is not an array',
      '{"timeline":{}}',
      'not-a-timeline',
      'The file is neither an array of events nor an object with a timeline.',
    ],
    ['null', 'null', 'not-a-timeline', 'The file is neither an array of events nor an object with a timeline.'],
    ['a text', '"timeline"', 'not-a-timeline', 'The file is neither an array of events nor an object with a timeline.'],
    ['numbers', '[1,2]', 'not-a-timeline', 'Event 0 of the file is not an object.'],
    [
      'an event that is null',
      '[{"type":"navigation"},null]',
      'not-a-timeline',
      'Event 1 of the file is not an object.',
    ],
    ['an event that is an array', '[[]]', 'not-a-timeline', 'Event 0 of the file is not an object.'],
    ['objects without a type', '[{"id":1},{"id":2}]', 'not-a-timeline', 'No event of the file has a type.'],
    [
      'deep nesting',
      '['.repeat(50_000) + ']'.repeat(50_000),
      'not-a-timeline',
      'Event 0 of the file is not an object.',
    ],
  ])('rejects %s', (_name, text, problem, message) => {
    expect(problemOf(text)).toMatchObject({ problem, message });
  });

  it('reads a value that is nested too deep to be serialized as empty', () => {
    const deep = '['.repeat(50_000) + ']'.repeat(50_000);

    expect(parseTimeline(`[{"type":"console_error","console_error_data":{"message":${deep}}}]`).events).toMatchObject([
      { console_error_data: { message: undefined } },
    ]);
  });
});

/** Parses a text, builds it and reads every entry. Returns whether it was a timeline. */
function useWholly(text: string): boolean {
  try {
    const entries = mergeEvents(parseTimeline(text));
    for (const entry of entries) expect(typeof entrySummary(entry)).toBe('string');
    expect(filterEntries(entries, { kinds: null, severities: null, search: 'q' }).length).toBeLessThanOrEqual(
      entries.length,
    );
    expect(countEntries(entries).total).toBe(entries.length);
    return true;
  } catch (error) {
    if (error instanceof TimelineFormatError) return false;
    throw error;
  }
}

const KEYS = [
  ...['timestamp', 'relative_time_ms', 'correlation_id', 'page_url', 'action_type', 'target', 'final_value'],
  ...[
    'network_request_data',
    'network_response_data',
    'console_error_data',
    'console_warn_data',
    'javascript_error_data',
  ],
  ...[
    'local_storage_data',
    'session_storage_data',
    'navigation_data',
    'websocket_created_data',
    'websocket_closed_data',
  ],
  ...['websocket_frame_data', 'websocket_handshake_data'],
];
const DATA_KEYS = [
  'url',
  'method',
  'status',
  'message',
  'key',
  'value',
  'body',
  'payloadData',
  'payloadLength',
  'textContent',
  'id',
  'className',
];

const anyValue = fc.jsonValue({ maxDepth: 2 });
const anyData = fc.oneof(fc.dictionary(fc.constantFrom(...DATA_KEYS), anyValue), anyValue);
const wildEvent = fc
  .tuple(fc.oneof(fc.constantFrom<string>(...EVENT_TYPES), anyValue), fc.dictionary(fc.constantFrom(...KEYS), anyData))
  .map(([type, fields]) => ({ ...fields, type }));
const wildFile = fc.array(fc.oneof({ weight: 20, arbitrary: wildEvent }, { weight: 1, arbitrary: anyValue }), {
  maxLength: 6,
});

describe('parseTimeline with any text', () => {
  it('accepts events with wrong types, or rejects the file as not a timeline', () => {
    fc.assert(
      fc.property(wildFile, (file) => {
        const isTimeline = useWholly(JSON.stringify(file));
        const areEvents = file.every((event) => typeof event === 'object' && event !== null && !Array.isArray(event));
        const hasType = file.some((event) => typeof (event as { type?: unknown } | null)?.type === 'string');
        expect(isTimeline).toBe(areEvents && (file.length === 0 || hasType));
      }),
      { numRuns: 1_000 },
    );
  });

  it('accepts a damaged file, or rejects it as not a timeline', () => {
    const damage = fc.record({ at: fc.nat(), removed: fc.nat(40), added: fc.string({ unit: 'binary', maxLength: 6 }) });
    fc.assert(
      fc.property(wildFile, fc.array(damage, { minLength: 1, maxLength: 3 }), (file, damages) => {
        const damaged = damages.reduce((text, { at, removed, added }) => {
          const place = at % (text.length + 1);
          return text.slice(0, place) + added + text.slice(place + removed);
        }, JSON.stringify(file));
        useWholly(damaged);
      }),
      { numRuns: 1_000 },
    );
  });

  it('rejects every truncated file', () => {
    fc.assert(
      fc.property(fc.array(wildEvent, { minLength: 1 }), fc.nat(), (file, at) => {
        const text = JSON.stringify(file);
        expect(useWholly(text.slice(0, at % text.length))).toBe(false);
      }),
    );
  });

  it('returns the same events for every order of the file', () => {
    const event = fc.record({
      type: fc.constantFrom<string>(...EVENT_TYPES),
      correlation_id: fc.constantFrom('a', 'b'),
    });
    const shuffled = fc.array(event, { maxLength: 20 }).chain((events) => {
      const file = events.map((one, index) => ({ ...one, relative_time_ms: index * 10 }));
      return fc.tuple(fc.constant(file), fc.shuffledSubarray(file, { minLength: file.length }));
    });
    fc.assert(
      fc.property(shuffled, ([sorted, file]) => {
        const { events, fileOrder } = parse(file);
        expect(events).toEqual(parse(sorted).events);
        const places = fileOrder ?? events.map((_, index) => index);
        expect(places.map((place) => file[place]?.relative_time_ms)).toEqual(events.map((one) => one.relative_time_ms));
      }),
    );
  });
});
