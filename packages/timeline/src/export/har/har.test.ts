import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import fc from 'fast-check';
import schemas from 'har-schema';
import { describe, expect, it } from 'vitest';
import { mergeEvents } from '../../test-support/oracle/merge-events.js';
import { type HarAbout, harChunks } from './har.js';
import { parseTimeline } from '../../test-support/oracle/parse-timeline.js';

const START = Date.parse('2026-03-02T09:14:06.000Z');
const ABOUT: HarAbout = { title: 'Checkout bug', browser: { name: 'Chrome', version: '140.0' }, version: '1.2.3' };

interface Har {
  log: { pages: { id: string; title: string; startedDateTime: string }[]; entries: Record<string, never>[] };
}

function entriesOf(events: object[]) {
  return mergeEvents(parseTimeline(JSON.stringify(events)));
}

function harOf(events: object[], about: HarAbout = ABOUT): Har {
  return JSON.parse(textOf(events, about)) as Har;
}

function textOf(events: object[], about: HarAbout = ABOUT): string {
  return [...harChunks(entriesOf(events), about)].join('');
}

function at(relative_time_ms: number, event: object): object {
  return { relative_time_ms, timestamp: START + relative_time_ms, ...event };
}

function request(relative_time_ms: number, network_request_data: object, correlation_id = 'r1'): object {
  return at(relative_time_ms, { type: 'network_request', correlation_id, network_request_data });
}

function response(relative_time_ms: number, network_response_data: object, correlation_id = 'r1'): object {
  return at(relative_time_ms, { type: 'network_response', correlation_id, network_response_data });
}

describe('harChunks', () => {
  it('writes a request with its response', () => {
    const { log } = harOf([
      request(100, {
        method: 'post',
        url: 'https://shop.test/api/pay?try=1&tag=a%20b',
        resource_type: 'fetch',
        headers: { 'Content-Type': 'application/json; charset=utf-8' },
        body: '{"total":"9 €"}',
      }),
      response(440, {
        status: 302,
        headers: [
          { name: 'location', value: '/done' },
          { name: 'content-length', value: '12' },
          { name: 'content-type', value: 'text/html' },
        ],
        body: '<p>Moved</p>',
      }),
    ]);

    expect(log.entries).toEqual([
      {
        pageref: 'page_1',
        startedDateTime: '2026-03-02T09:14:06.100Z',
        time: 340,
        request: {
          method: 'POST',
          url: 'https://shop.test/api/pay?try=1&tag=a%20b',
          httpVersion: 'unknown',
          cookies: [],
          headers: [{ name: 'Content-Type', value: 'application/json; charset=utf-8' }],
          queryString: [
            { name: 'try', value: '1' },
            { name: 'tag', value: 'a b' },
          ],
          headersSize: -1,
          bodySize: 17,
          postData: { mimeType: 'application/json; charset=utf-8', text: '{"total":"9 €"}' },
        },
        response: {
          status: 302,
          statusText: '',
          httpVersion: 'unknown',
          cookies: [],
          headers: [
            { name: 'location', value: '/done' },
            { name: 'content-length', value: '12' },
            { name: 'content-type', value: 'text/html' },
          ],
          redirectURL: '/done',
          headersSize: -1,
          bodySize: 12,
          content: { size: 12, mimeType: 'text/html', text: '<p>Moved</p>' },
        },
        cache: {},
        timings: { blocked: -1, dns: -1, connect: -1, ssl: -1, send: 0, wait: 340, receive: 0 },
        _resourceType: 'fetch',
      },
    ]);
    expect(log).toMatchObject({
      version: '1.2',
      creator: { name: 'FlowLens', version: '1.2.3' },
      browser: { name: 'Chrome', version: '140.0' },
    });
  });

  it.each([
    ['a pending request', [request(0, { method: 'GET', url: 'https://shop.test/' })], 'pending'],
    [
      'a request that failed',
      [request(0, { method: 'GET', url: 'https://shop.test/' }), response(5, { status: 0, error: 'net::ERR_FAILED' })],
      'net::ERR_FAILED',
    ],
  ])('states the outcome of %s', (_name, events, error) => {
    expect(harOf(events).log.entries[0]?.['response']).toMatchObject({ status: 0, _error: error });
  });

  it.each([
    [
      'the start of a truncated body',
      'abc\n[truncated, 9000 bytes in all]',
      { text: 'abc', comment: 'The recording has 3 of 9000 bytes.' },
      9000,
    ],
    ['nothing of a binary body', '[image/png, 3456 bytes]', { comment: 'The recording has 0 of 3456 bytes.' }, 3456],
  ])('writes %s and its original size', (_what, body, content, size) => {
    const [entry] = harOf([
      request(0, { url: 'https://shop.test/', method: 'POST', headers: { 'content-type': 'image/png' }, body }),
      response(5, { status: 200, headers: { 'content-type': 'image/png' }, body }),
    ]).log.entries;

    expect(entry?.['response']).toMatchObject({ content: { size, mimeType: 'image/png', ...content } });
    expect(entry?.['request']).toMatchObject({
      bodySize: size,
      postData: { mimeType: 'image/png', text: '', ...content },
    });
  });

  it.each([
    ['a response to HEAD', 'HEAD', 200],
    ['a response with 304', 'GET', 304],
  ])('writes no size for %s, whose length header describes a missing body', (_what, method, status) => {
    const [entry] = harOf([
      request(0, { method, url: 'https://shop.test/' }),
      response(5, { status, headers: { 'content-length': '5000000' } }),
    ]).log.entries;

    expect(entry?.['response']).toMatchObject({ bodySize: 0, content: { size: 0 } });
  });

  it('lists the messages of a websocket as Chrome does', () => {
    const socket = { correlation_id: 'ws' };
    const { log } = harOf([
      at(0, { type: 'websocket_created', ...socket, websocket_created_data: { url: 'wss://shop.test/live?v=2' } }),
      at(10, {
        type: 'websocket_handshake_response',
        ...socket,
        websocket_handshake_data: { status: 101, headers: { upgrade: 'websocket' } },
      }),
      at(20, { type: 'websocket_frame_sent', ...socket, websocket_frame_data: { opcode: 1, payloadData: '"]}' } }),
      at(30, { type: 'websocket_frame_received', ...socket, websocket_frame_data: { opcode: 2, payloadData: 'AAE=' } }),
      at(90, { type: 'websocket_closed', ...socket, websocket_closed_data: { reason: 'Done' } }),
    ]);

    expect(log.entries).toHaveLength(1);
    expect(log.entries[0]).toMatchObject({
      time: 90,
      request: { method: 'GET', url: 'wss://shop.test/live?v=2', queryString: [{ name: 'v', value: '2' }] },
      response: { status: 101, headers: [{ name: 'upgrade', value: 'websocket' }] },
      _resourceType: 'websocket',
      _webSocketMessages: [
        { type: 'send', time: (START + 20) / 1000, opcode: 1, data: '"]}' },
        { type: 'receive', time: (START + 30) / 1000, opcode: 2, data: 'AAE=' },
      ],
    });
  });

  it.each([
    [
      'the start of a truncated message',
      { opcode: 1, payloadData: '{"a":1\n[truncated, 9000 bytes in all]' },
      { opcode: 1, data: '{"a":1', comment: 'The recording has 6 of 9000 bytes.' },
    ],
    [
      'nothing of a binary message of which only the size was recorded',
      { opcode: 2, payloadLength: 5, payloadData: '[binary, 5 bytes]' },
      { opcode: 2, data: '', comment: 'The recording has 0 of 5 bytes.' },
    ],
    [
      'nothing of a binary message that was empty',
      { opcode: 2, payloadData: '[binary, 0 bytes]' },
      { opcode: 2, data: '' },
    ],
    [
      'a text that only looks like such a note',
      { opcode: 1, payloadData: '[binary, 5 bytes]' },
      { opcode: 1, data: '[binary, 5 bytes]' },
    ],
  ])('writes %s', (_what, websocket_frame_data, written) => {
    const { log } = harOf([at(20, { type: 'websocket_frame_sent', websocket_frame_data })]);

    expect(log.entries[0]?.['_webSocketMessages']).toEqual([{ type: 'send', time: (START + 20) / 1000, ...written }]);
  });

  it('puts requests on the page that was open, and pages without requests nowhere', () => {
    const get = (time: number, id: string) => request(time, { method: 'GET', url: 'https://shop.test/' }, id);
    const navigation = (time: number, url: string) => at(time, { type: 'navigation', navigation_data: { url } });
    const { log } = harOf([
      get(0, 'a'),
      navigation(10, 'https://shop.test/empty'),
      navigation(20, 'https://shop.test/cart'),
      get(30, 'b'),
      get(40, 'c'),
    ]);

    expect(log.pages.map(({ id, title, startedDateTime }) => [id, title, startedDateTime])).toEqual([
      ['page_1', 'Checkout bug', '2026-03-02T09:14:06.000Z'],
      ['page_2', 'https://shop.test/cart', '2026-03-02T09:14:06.020Z'],
    ]);
    expect(log.entries.map((entry) => entry['pageref'])).toEqual(['page_1', 'page_2', 'page_2']);
  });

  it.each([
    ['another event', [{ type: 'console_warn', relative_time_ms: 0, timestamp: START }], undefined],
    ['the recording', [], START],
  ])('dates events without a timestamp by %s', (_by, events, startedAt) => {
    const bare = {
      type: 'network_request',
      relative_time_ms: 1500,
      network_request_data: { url: 'https://shop.test/' },
    };

    const { log } = harOf([...events, bare], { ...ABOUT, startedAt });

    expect(log.entries[0]?.['startedDateTime']).toBe('2026-03-02T09:14:07.500Z');
  });

  it.each([
    [
      'a redacted value',
      'https://shop.test/a?token=[redacted]&q=50%',
      'https://shop.test/a?token=%5Bredacted%5D&q=50%25',
    ],
    ['a network address', 'http://[::1]:80/a|b#x#y', 'http://[::1]/a%7Cb#x%23y'],
    ['a path of the page', '/api/cart', 'https://shop.test/api/cart'],
    ['a missing address', '', 'about:invalid#'],
    ['text that is not an address', 'http://%\ud800', 'about:invalid#http%3A%2F%2F%25%EF%BF%BD'],
  ])('writes %s as a valid address', (_name, url, written) => {
    const page_url = 'https://shop.test/cart';
    const { log } = harOf([{ type: 'network_request', page_url, network_request_data: { url } }]);

    expect(log.entries[0]?.['request']).toMatchObject({ url: written });
  });

  it('names the parameters of a query as the details do', () => {
    const network_request_data = { url: '/search?q=caf%E9&page=2' };
    const { log } = harOf([{ type: 'network_request', page_url: 'https://shop.test/', network_request_data }]);

    expect(log.entries[0]?.['request']).toMatchObject({
      queryString: [
        { name: 'q', value: 'caf%E9' },
        { name: 'page', value: '2' },
      ],
    });
  });

  it('redacts secret headers that a recorder has kept', () => {
    const har = textOf([
      request(0, { url: 'https://shop.test/', headers: { Cookie: 'sid=hunter2', authorization: 'Basic hunter2' } }),
      response(1, { status: 200, headers: [['Set-Cookie', 'sid=hunter2']] }),
    ]);

    expect(har).not.toContain('hunter2');
    expect(har).toContain('"name":"Cookie","value":"[redacted]"');
  });

  it('is a valid HAR 1.2 file for any recording', () => {
    const validate = harValidator();
    const text = fc.string({ unit: 'binary', maxLength: 20 });
    const data = fc.record(
      {
        url: fc.oneof(text, fc.webUrl({ withQueryParameters: true })),
        method: text,
        body: text,
        headers: fc.oneof(fc.dictionary(text, text), fc.array(fc.record({ name: text, value: text })), fc.anything()),
        status: fc.oneof(fc.integer({ min: 0, max: 599 }), fc.constant('n/a')),
        error: text,
        payloadData: text,
        opcode: fc.integer({ min: 0, max: 15 }),
      },
      { requiredKeys: [] },
    );
    const event = fc
      .tuple(
        fc.constantFrom(
          'network_request',
          'network_response',
          'websocket_created',
          'websocket_frame_sent',
          'navigation',
        ),
        fc.oneof(fc.nat(100_000), fc.constant(1e300)),
        fc.oneof(fc.constant(undefined), fc.integer(), fc.constantFrom(-8.64e15, 8.64e15)),
        fc.constantFrom('1', '2', undefined),
        data,
      )
      .map(([type, relative_time_ms, timestamp, correlation_id, content]) => ({
        type,
        relative_time_ms,
        timestamp,
        correlation_id,
        [`${type.replace('_sent', '')}_data`]: content,
      }));

    fc.assert(
      fc.property(fc.array(event, { maxLength: 6 }), text, (events, title) => {
        const har = harOf(events, { title });
        expect(validate(har) ? [] : validate.errors).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('harChunks', () => {
  it('keeps the messages of a long conversation apart', () => {
    const frames = Array.from({ length: 50 }, (_, index) =>
      at(index, { type: 'websocket_frame_sent', websocket_frame_data: { payloadData: 'x'.repeat(1000) } }),
    );

    const chunks = [...harChunks(entriesOf(frames), ABOUT)];

    expect(Math.max(...chunks.map(({ length }) => length))).toBeLessThan(2000);
  });
});

/** Validates with the published HAR 1.2 schema. Removes `$schema`, because the validator does not know its draft. */
function harValidator() {
  const ajv = addFormats(new Ajv({ strict: false }));
  for (const schema of Object.values(schemas)) {
    ajv.addSchema(Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema')));
  }
  const validate = ajv.getSchema('har.json#');
  if (!validate) throw new Error('The package has no schema of a whole file.');
  return validate;
}
