import { estimateTokens } from '@flowlens/timeline/brief';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HOSTILE_PAYLOADS } from '../../../../timeline/src/test-support/hostile-payloads.js';
import { addPeople } from '../../../test/support/people/add-people.js';
import { agentTokenOf, callTool, textOf } from '../../../test/support/mcp/mcp.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { storeTimeline } from '../../../test/support/recordings/recorded-timeline.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

const PAGE = 'https://shop.example/';
/** Invisible characters that a terminal may interpret. */
const UNSEEN = /[^\P{C}\t\n]|\p{Zl}|\p{Zp}|\p{Default_Ignorable_Code_Point}/u;

/** A recording in which every text is the given one. */
function eventsSaying(text: string): object[] {
  const at = (type: string, timeMs: number, data: object) => ({
    type,
    relative_time_ms: timeMs,
    timestamp: 1_772_442_858_000 + timeMs,
    page_url: PAGE,
    ...data,
  });
  // Long enough not to look like bytes, whatever the text.
  const body = JSON.stringify({ [text]: text, list: [text], note: 'plain words '.repeat(20) });
  const headers = { 'content-type': 'application/json', [text]: text, 'x-text': text };
  const target = { tagName: text, textContent: text, id: text, xpath: text, className: text, type: text };
  const message = { message: `Error ${text}`, url: text, filename: text, stack: `at a\nat ${text}\nat b` };
  return [
    at('navigation', 0, { navigation_data: { url: `${PAGE}${text}` } }),
    at('dom_action', 1_000, { action_type: 'click', target }),
    at('dom_action', 1_500, { action_type: 'input', target, final_value: text }),
    at('dom_action', 1_700, { action_type: text, target }),
    at('network_request', 2_000, {
      correlation_id: 'a',
      network_request_data: { method: 'POST', url: `${PAGE}?${text}`, resource_type: text, headers, body },
    }),
    at('network_response', 2_400, { correlation_id: 'a', network_response_data: { status: 500, headers, body } }),
    at('network_request', 2_500, { correlation_id: 'b', network_request_data: { method: text, url: text } }),
    at('network_response', 2_600, { correlation_id: 'b', network_response_data: { status: 0, error: text } }),
    at('javascript_error', 3_000, { javascript_error_data: message }),
    at('console_warn', 3_100, { console_warn_data: message }),
    at('local_storage', 3_200, { local_storage_data: { key: `k ${text}`, value: `v ${text}` } }),
    at('websocket_created', 4_000, { correlation_id: 'w', websocket_created_data: { url: `wss://x/${text}` } }),
    at('websocket_frame_sent', 4_100, {
      correlation_id: 'w',
      websocket_frame_data: { opcode: 1, payloadLength: 9, payloadData: text },
    }),
    at(`x${text}`, 5_000, { whatever: text }),
  ];
}

const CALLS: [string, object][] = [
  ['get_flow', {}],
  ['list_events', {}],
  ...['summary', 'request_headers', 'request_body', 'response_headers', 'response_body', 'raw'].map(
    (part): [string, object] => ['get_event', { event: 'e4', part }],
  ),
  ['get_event', { event: 'e4', part: 'response_body', path: '$.list[0]' }],
  ['get_event', { event: 'e4', part: 'response_body', path: '$.missing' }],
  ['get_event', { event: 'e1' }],
  ['get_event', { event: 'e8', part: 'stack' }],
  ['get_event', { event: 'e8' }],
  ['get_event', { event: 'e11', part: 'frames' }],
  ['get_event', { event: 'e13' }],
  ['get_storage', {}],
  ...['har', 'curl', 'fetch', 'playwright', 'markdown'].map((format): [string, object] => ['export_flow', { format }]),
];

/** Splits a response at its fences, as Markdown readers do. Ignores digits, because sizes differ. */
function structureOf(result: string): { outside: string[]; inside: string[] } {
  const [outside, inside]: [string[], string[]] = [[], []];
  let fence: string | null = null;
  for (const line of result.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line);
    const closes = fence !== null && mark?.[1]?.startsWith(fence) && mark[2]?.trim() === '';
    if (fence === null) {
      outside.push(line.replace(/\d+/g, '#'));
      if (mark) fence = mark[1] ?? null;
    } else if (closes) {
      outside.push(line);
      fence = null;
    } else inside.push(line);
  }
  return { outside, inside };
}

describe('a flow with hostile texts', () => {
  let server: TestServer;
  let ann: Person;
  let at: { url: string; token: string };
  let harmless: Map<string, ReturnType<typeof structureOf>>;

  beforeAll(async () => {
    server = await openTestServer();
    [ann] = (await addPeople(server, 1)) as [Person];
    at = { url: server.url, token: await agentTokenOf(ann) };
    harmless = new Map((await resultsOf('harmless')).map(([name, result]) => [name, structureOf(result)]));
  });
  afterAll(() => server.close());

  /** Returns every response about a flow in which every text is the given one. */
  async function resultsOf(text: string): Promise<[string, string][]> {
    const { db } = server.database;
    // The API rejects NUL in typed text, and the database could not store it.
    const typed = text.replaceAll('\0', '').replace(/\p{Surrogate}/gu, '');
    const project = await addProject(db, ann.userId, { name: typed });
    const flow = await addFlow(db, project, {
      title: typed,
      description: typed,
      reporterName: typed,
      comments: [{ userId: ann.userId, email: typed, content: typed, seconds: 4 }],
      timelineKey: await storeTimeline(server, eventsSaying(text), { browser: text, os: text, timezone: text }),
    });
    const results: [string, string][] = [
      ['list_flows', textOf(await callTool(at, 'list_flows', { project })).replaceAll(flow, 'ID')],
    ];
    for (const [name, input] of CALLS) {
      // Large enough for the whole response, so that there is no next page.
      const room = name === 'get_flow' ? {} : { max_tokens: 10_000 };
      const result = textOf(await callTool(at, name, { flow, ...input, ...room }));
      results.push([`${name} ${JSON.stringify(input)}`, result.replaceAll(flow, 'ID')]);
    }
    return results;
  }

  it('covers 120 texts and every tool that returns text', () => {
    expect(new Set(HOSTILE_PAYLOADS).size).toBe(120);
    expect(harmless.size).toBe(CALLS.length + 1);
    for (const [name, { inside }] of harmless)
      expect([name, inside.join('\n')]).toEqual([name, expect.stringMatching(/harmless|missing|list/)]);
  });

  it.each(HOSTILE_PAYLOADS.map((payload) => [JSON.stringify(payload).slice(0, 60), payload]))(
    'does not change the structure of any result: %s',
    async (_name, payload) => {
      for (const [name, result] of await resultsOf(payload)) {
        const { outside, inside } = structureOf(result);
        expect([name, ...outside]).toEqual([name, ...(harmless.get(name)?.outside ?? [])]);
        expect([name, UNSEEN.exec(result)?.[0]]).toEqual([name, undefined]);
        expect([name, estimateTokens(result) <= (name.startsWith('get_flow') ? 2_000 : 10_000)]).toEqual([name, true]);
        if (name.startsWith('list_events'))
          expect(inside.filter((line) => !/^e\d+ \d:\d\d [a-z_]+( |$)/.test(line))).toEqual([]);
      }
    },
  );
});
