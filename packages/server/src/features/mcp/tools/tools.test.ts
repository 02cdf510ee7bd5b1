import { join } from 'node:path';
import { estimateTokens } from '@flowlens/timeline/brief';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gzipKey } from '../../../platform/storage/blob-key.js';
import { createFolderStorage } from '../../../platform/storage/folder/folder-storage.js';
import { addPeople } from '../../../../test/support/people/add-people.js';
import { agentTokenOf, callTool, textOf } from '../../../../test/support/mcp/mcp.js';
import type { Person } from '../../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../../test/support/people/projects.js';
import { storeTimeline } from '../../../../test/support/recordings/recorded-timeline.js';
import { openTestServer, type TestServer } from '../../../../test/support/server/test-server.js';

const PAGE = 'https://shop.example/cart';
const OTHER = 'https://pay.example/';
const at = (type: string, timeMs: number, data: object = {}) => ({
  type,
  relative_time_ms: timeMs,
  timestamp: 1_772_442_858_000 + timeMs,
  page_url: PAGE,
  ...data,
});
const request = (
  timeMs: number,
  id: string,
  status: number | null,
  { body, responseBody }: { body?: string; responseBody?: string } = {},
) => [
  at('network_request', timeMs, {
    correlation_id: id,
    network_request_data: { method: 'POST', url: `https://shop.example/api/${id}`, headers: { 'x-id': id }, body },
  }),
  ...(status === null
    ? []
    : [
        at('network_response', timeMs + 40, {
          correlation_id: id,
          network_response_data: { status, headers: { 'content-type': 'application/json' }, body: responseBody },
        }),
      ]),
];
const stored = (area: string, timeMs: number, data: { key: string; value?: string }, page_url = PAGE) =>
  at(area, timeMs, { [`${area}_data`]: data, page_url });

const EVENTS = [
  at('navigation', 0, { navigation_data: { url: PAGE } }),
  ...Array.from({ length: 40 }, (_, index) =>
    at('console_warn', 100 + index, { console_warn_data: { message: 'Slow' } }),
  ),
  ...request(1_000, 'ok', 200, {
    body: '{"items":[{"sku":"a b","n":1}],"odd key":{"deep":[1,2]}}',
    responseBody: '{"fine":true}',
  }),
  ...request(2_000, 'refused', 422, { responseBody: '[redacted]' }),
  ...request(3_000, 'broken', 503, {
    body: '[image/png, 3456 bytes]',
    responseBody: `{"text":"${'😀'.repeat(6_000)}"}`,
  }),
  ...request(4_000, 'open', null),
  stored('local_storage', 5_000, { key: 'cart', value: '1' }),
  stored('local_storage', 6_000, { key: 'cart', value: '2' }),
  stored('local_storage', 6_500, { key: 'cart', value: 'theirs' }, OTHER),
  stored('session_storage', 7_000, { key: 'step', value: 'pay' }),
  stored('local_storage', 8_000, { key: 'cart' }),
  ...Array.from({ length: 300 }, (_, index) =>
    at('dom_action', 10_000 + index * 100, {
      action_type: 'click',
      target: { id: `step-${index}`, tagName: 'BUTTON' },
    }),
  ),
  at('javascript_error', 45_000, { javascript_error_data: { message: 'TypeError: x', filename: 'pay.js', stack: '' } }),
];

describe('the tools', () => {
  let server: TestServer;
  let ann: Person;
  let project: string;
  let flow: string;
  let token: string;

  beforeAll(async () => {
    server = await openTestServer();
    [ann] = (await addPeople(server, 1)) as [Person];
    project = await addProject(server.database.db, ann.userId, { name: 'Web shop' });
    flow = await addFlow(server.database.db, project, { timelineKey: await storeTimeline(server, EVENTS) });
    token = await agentTokenOf(ann);
  });
  afterAll(() => server.close());

  const call = (name: string, input: object) => callTool({ url: server.url, token }, name, input);
  const ask = async (name: string, input: object = {}) => textOf(await call(name, { flow, ...input }));
  /** Returns the text between the fences. */
  const fenced = (text: string) => /`````text\n([^]*)\n`````/.exec(text)?.[1] ?? '';
  const linesOf = async (input: object) => fenced(await ask('list_events', input)).split('\n');
  const cursorOf = (text: string) => /cursor "([^"]+)"/.exec(text)?.[1];

  /** Returns every page of a response. */
  async function pages(name: string, input: object): Promise<string[]> {
    const all: string[] = [];
    let cursor: string | undefined;
    do {
      const text = await ask(name, { ...input, ...(cursor !== undefined && { cursor }) });
      expect(estimateTokens(text)).toBeLessThanOrEqual(2_000);
      all.push(fenced(text));
      cursor = cursorOf(text);
    } while (cursor !== undefined);
    return all;
  }

  describe('get_flow', () => {
    it('shows the moment of an address even if the lines before it are long', async () => {
      const long = (id: string) => `${id}?${'filter=everything&'.repeat(20)}`;
      const events = Array.from({ length: 12 }, (_, index) => request(index * 1_000, long(`r${index}`), 200)).flat();
      const busy = await addFlow(server.database.db, project, { timelineKey: await storeTimeline(server, events) });

      const [, around = ''] = (await ask('get_flow', { flow: `${busy}?t=8` })).split('## Around 0:08');

      const shown = [...fenced(around).matchAll(/^e\d+ (\d:\d\d)/gm)].map(([, time]) => time);
      expect(shown).toEqual(['0:07', '0:08', '0:09']);
    });
  });

  describe('list_events', () => {
    it('folds repeats and continues after the last page', async () => {
      const all = (await pages('list_events', {})).join('\n').split('\n');

      expect(all.slice(0, 3)).toEqual([
        `e0 0:00 navigation ${PAGE}`,
        'e1 0:00 console_warn Slow (40 times, the last is e40 at 0:00)',
        'e41 0:01 network POST https://shop.example/api/ok -> 200 in 40 ms',
      ]);
      expect(all).toHaveLength(2 + 4 + 5 + 300 + 1);
      expect(new Set(all).size).toBe(all.length);
    });

    it.each([
      [{ types: ['javascript_error'] }, ['javascript_error']],
      [{ severity: ['warning'] }, ['console_warn']],
      [{ status: ['5xx'] }, ['broken']],
      [{ status: ['422', '503'] }, ['refused', 'broken']],
      [{ status: ['4xx', 'pending'] }, ['refused', 'open']],
      [{ from: 2, to: '0:03' }, ['refused', 'broken']],
      [{ from: '0:45' }, ['javascript_error']],
      [{ text: 'odd KEY' }, ['ok']],
      [{ types: ['local_storage'], text: 'cart', to: 6.5 }, ['cart = 1', 'cart = 2', 'cart = theirs']],
    ])('filters by %j to %j', async (input, expected) => {
      const lines = await linesOf(input);

      expect(lines).toHaveLength(expected.length);
      for (const [index, part] of expected.entries()) expect(lines[index]).toContain(part);
    });

    it('shows what happened around the moment of an address', async () => {
      const text = await ask('list_events', { flow: `${server.url}/flowlens/flow/${flow}?t=0:44` });

      expect(text).toContain('from 0:34 to 0:54');
      expect(fenced(text).split('\n')).toHaveLength(61 - 1);
      expect(text).toContain('step-240');
    });

    it('respects the limit, and reports an empty result', async () => {
      const text = await ask('list_events', { limit: 2 });
      expect(cursorOf(text)).toBe('e40');
      expect((await linesOf({ limit: 2, cursor: 'e40' }))[0]).toMatch(/^e41 /);
      expect(await ask('list_events', { text: 'nowhere at all' })).toBe('No such event from 0:00 to the end.');
    });

    it('reads part of a very long timeline per call, and returns where to continue', async () => {
      const many = Array.from({ length: 20_500 }, (_, index) =>
        at('console_warn', index, { console_warn_data: { message: `No ${index}` } }),
      );
      const timelineKey = await storeTimeline(server, [...many, ...request(30_000, 'late', 500)]);
      const long = await addFlow(server.database.db, project, { timelineKey });
      const first = await ask('list_events', { flow: long, status: ['5xx'] });

      expect(first).toMatch(/^None so far[^]*cursor "e19999"\.$/);
      const second = await ask('list_events', { flow: long, status: ['5xx'], cursor: 'e19999' });
      expect(fenced(second)).toMatch(/^e20500 0:30 network POST \S+\/late -> 500 in 40 ms$/);
      expect(cursorOf(second)).toBeUndefined();
    });

    it.each([
      { cursor: 'e9999' },
      { cursor: 'x' },
      { from: 'noon' },
      { from: 9, to: 3 },
      { types: [] },
      { status: ['6xx'] },
      { more: 1 },
    ])('rejects %j', async (input) => {
      expect((await call('list_events', { flow, ...input })).isError).toBe(true);
    });
  });

  describe('get_event', () => {
    it('returns headers, bodies and the value at a path', async () => {
      const path = (wanted: string) => ask('get_event', { event: 'e41', part: 'request_body', path: wanted });

      expect(fenced(await ask('get_event', { event: 'e41', part: 'request_headers' }))).toBe('x-id: ok');
      expect(JSON.parse(fenced(await ask('get_event', { event: 'e41', part: 'response_body' })))).toEqual({
        fine: true,
      });
      expect(fenced(await path('$.items[0].sku'))).toBe('"a b"');
      expect(fenced(await path('items[0].n'))).toBe('1');
      expect(JSON.parse(fenced(await path('$["odd key"].deep')))).toEqual([1, 2]);
      expect(fenced(await path('$'))).toContain('"sku": "a b"');
      expect(await path('$.nope')).toMatch(/The keys there are:[^]*items\nodd key/);
      expect(await path('$.items[7]')).toContain('the list there has 1 items');
      expect(await path('$.items[0].n.x')).toContain('ends before');
      expect(await path('$..*')).toContain('must be a JSON path');
      expect(await path('$.__proto__')).toContain('nothing at this path');
    });

    it('returns a long body in pages without losing a character', async () => {
      const body = (await pages('get_event', { event: 'e45', part: 'response_body' })).join('');

      expect([...body].filter((letter) => letter === '😀')).toHaveLength(6_000);
    });

    it.each([
      ['e45', 'request_body', 'It is a binary body of 3456 bytes; the recorder does not keep binary content.'],
      ['e43', 'request_body', 'There was no body, or the recorder did not keep it.'],
      [
        'e47',
        'response_body',
        'There was no response: the request was pending when the recording ended, or it failed.',
      ],
      ['e353', 'stack', 'The browser gave no stack.'],
    ])('explains why %s has no %s', async (event, part, why) => {
      const result = await call('get_event', { flow, event, part });

      expect(textOf(result)).toBe(`captured: false. ${why}`);
      expect(result.isError).toBeUndefined();
    });

    it('returns what a person marked, with any note', async () => {
      const notes = ['The total\nis wrong', '', undefined, 42, 'x'.repeat(100_000)];
      const marks = notes.map((note, index) => at('recorder_mark', index * 1_000, { recorder_mark_data: { note } }));
      const timelineKey = await storeTimeline(server, marks);
      const marked = await addFlow(server.database.db, project, { timelineKey });

      expect(fenced(await ask('list_events', { flow: marked, types: ['recorder_mark'] })).split('\n')).toEqual([
        'e0 0:00 recorder_mark The total is wrong',
        'e1 0:01 recorder_mark (2 times, the last is e2 at 0:02)',
        'e3 0:03 recorder_mark 42',
        `e4 0:04 recorder_mark ${'x'.repeat(239)}…`,
      ]);
      const summaries = await Promise.all(
        ['e0', 'e1', 'e4'].map(async (event) => fenced(await ask('get_event', { flow: marked, event }))),
      );
      expect(summaries[0]).toContain('\nnote: The total is wrong');
      expect(summaries[1]).toBe(`e1 0:01 recorder_mark\npage: ${PAGE}`);
      expect(summaries[2]).toContain(`\nnote: ${'x'.repeat(1_499)}…`);
      expect(await ask('get_flow', { flow: marked })).toContain('0:00 Marked: The total is wrong');
    });

    it.each([
      ['e9999', {}, /no such event/],
      ['e0', { part: 'request_body' }, /Only requests/],
      ['e41', { part: 'stack' }, /Only console messages/],
      ['e41', { part: 'frames' }, /Only websocket/],
      ['e41', { part: 'raw', path: '$' }, /"path" goes with/],
      ['e45', { part: 'response_body', cursor: '-1' }, /cursor/],
    ])('rejects %s with %j', async (event, input, why) => {
      const result = await call('get_event', { flow, event, ...input });

      expect([result.isError, textOf(result)]).toEqual([true, expect.stringMatching(why)]);
    });
  });

  describe('get_storage', () => {
    it('returns the last write to each key before a time, per site', async () => {
      expect(fenced(await ask('get_storage', { time: '0:05' }))).toBe(
        'local_storage https://shop.example cart = 1 (e48, 0:05)',
      );
      expect(fenced(await ask('get_storage', { flow: `${flow}?t=7` }))).toBe(
        [
          'local_storage https://shop.example cart = 2 (e49, 0:06)',
          'local_storage https://pay.example cart = theirs (e50, 0:06)',
          'session_storage https://shop.example step = pay (e51, 0:07)',
        ].join('\n'),
      );
      expect(fenced(await ask('get_storage', { area: 'local_storage' }))).toContain(
        'shop.example cart removed (e52, 0:08)',
      );
      expect(await ask('get_storage', { time: 1 })).toMatch(/^captured: false\. The page did not use its storage/);
    });
  });

  describe('export_flow', () => {
    it('returns a complete HAR in pages, or one request of it', async () => {
      const har = JSON.parse((await pages('export_flow', { format: 'har' })).join('')) as {
        log: { entries: object[] };
      };
      expect(har.log.entries).toHaveLength(4);
      const one = JSON.parse(fenced(await ask('export_flow', { format: 'har', event: 'e41' }))) as typeof har;
      expect(one.log.entries).toMatchObject([{ request: { url: 'https://shop.example/api/ok' } }]);
    });

    it('replays the likeliest cause, or the named request', async () => {
      expect(await ask('export_flow', { format: 'curl' })).toContain("curl 'https://shop.example/api/broken'");
      expect(await ask('export_flow', { format: 'fetch', event: 'e43' })).toContain(
        'fetch("https://shop.example/api/refused"',
      );
      expect((await call('export_flow', { flow, format: 'curl', event: 'e0' })).isError).toBe(true);
    });

    it('returns a test and a report in pages', async () => {
      const test = (await pages('export_flow', { format: 'playwright' })).join('');
      expect(test.match(/\.click\(\);/g)).toHaveLength(300);
      const report = (await pages('export_flow', { format: 'markdown' })).join('');
      expect(report).toContain('    0:03 network POST https://shop.example/api/broken -> 503 in 40 ms');
      expect(report).toContain('button#step-299');
    });
  });

  describe('get_flow', () => {
    it('keeps within 2,000 tokens', async () => {
      expect(estimateTokens(await ask('get_flow', { flow: `${flow}?t=45` }))).toBeLessThanOrEqual(2_000);
    });

    // The test of `useDebugPrompt` expects the same for the same recording.
    it('counts the same as the copied prompt of a long recording', async () => {
      const timelineKey = await storeTimeline(server, [
        ...Array.from({ length: 2_000 }, (_, index) =>
          at('dom_action', index * 100, { action_type: 'click', target: { tagName: 'B' } }),
        ),
        ...Array.from({ length: 1_500 }, (_, index) =>
          at('console_error', index * 100, { console_error_data: { message: 'Again' } }),
        ),
        ...request(150_050, 'late', 503),
      ]);
      const long = await addFlow(server.database.db, project, { timelineKey });

      const brief = await ask('get_flow', { flow: long });

      expect(brief).toContain('1. 2:30 POST https://shop.example/api/late -> 503');
      expect(brief).toContain('2. 0:00 console error: Again (1500 times, last at 2:29)');
      expect(brief).toContain('0:00 clicked b (402 times)');
    });
  });

  describe('list_flows', () => {
    it('returns pages for any filter', async () => {
      const { db } = server.database;
      const busy = await addProject(db, ann.userId, { name: 'Busy' });
      for (let index = 0; index < 45; index += 1)
        await addFlow(db, busy, {
          title: `Flow ${index} ${'long '.repeat(9)}`,
          createdAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000),
          tags: index % 9 === 0 ? ['rare'] : [],
        });
      const listed = (await pages('list_flows', { flow: undefined, project: 'BUSY' })).join('\n').split('\n');

      expect(listed).toHaveLength(45);
      expect(listed[0]).toContain('"Flow 44 long');
      expect(listed.at(-1)).toContain('"Flow 0 long');
      const tagged = textOf(
        await call('list_flows', { project: busy, tags: ['rare'], search: 'long', reporter: 'rita reporter' }),
      );
      expect(fenced(tagged).split('\n')).toHaveLength(5);
      expect(textOf(await call('list_flows', { search: 'no flow is called so' }))).toBe('There is no such flow.');
      expect((await call('list_flows', { cursor: 'e1' })).isError).toBe(true);
    });
  });

  it('returns the time of recording, not of arrival', async () => {
    const { db } = server.database;
    const recorded_at = new Date('2026-03-02T09:14:18.000Z');
    await db.updateTable('flows').set({ recorded_at }).where('id', '=', flow).execute();

    for (const text of [await ask('get_flow'), await ask('export_flow', { format: 'markdown' })])
      expect(text).toContain('Recorded: 2026-03-02T09:14:18.000Z');
  });

  describe('missing recordings', () => {
    it.each([
      ['pending', 'The recording has not arrived yet. Ask again in a minute.'],
      ['in_progress', 'The recording is still being processed. Ask again in a minute.'],
      ['failed', 'The recording could not be processed.'],
      ['completed', 'No timeline was recorded.'],
    ] as const)('are reported for a flow that is %s', async (recording_status, why) => {
      const bare = await addFlow(server.database.db, project);
      await server.database.db.updateTable('flows').set({ recording_status }).where('id', '=', bare).execute();

      for (const name of ['list_events', 'get_storage'])
        expect(await ask(name, { flow: bare })).toBe(`captured: false. ${why}`);
      expect(await ask('get_flow', { flow: bare })).toContain(`- Timeline: captured: false. ${why}`);
      expect(await ask('get_frames', { flow: bare, times: [1] })).toBe(
        `captured: false. There is no video: the recording is ${recording_status}.`,
      );
    });

    it('are reported for deleted files', async () => {
      const timelineKey = await storeTimeline(server, EVENTS.slice(0, 9));
      const missing = await addFlow(server.database.db, project, { timelineKey });
      await createFolderStorage(join(server.dataFolder, 'blobs')).remove(gzipKey(timelineKey));

      expect(await ask('list_events', { flow: missing })).toBe('captured: false. The timeline file is missing.');
    });
  });
});
