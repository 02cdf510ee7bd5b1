import type { CreatedAgentToken, FlowSummary } from '@flowlens/client';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../../platform/logging/logger.js';
import { seedFolder } from '../../../platform/package-paths.js';
import { seedDemo } from '../../seed/seed-demo.js';
import { openStorage } from '../../../platform/storage/open-storage.js';
import {
  logUseAsMcpClient,
  openFlowAsMcpClient,
  type SeenFlow,
} from '../../../../test/support/mcp/mcp-client-double.js';
import { aPerson, type Person } from '../../../../test/support/people/person.js';
import { readClip } from '../../../../test/support/recordings/make-video.js';
import { announce, processed, sendEvents, uploadVideo } from '../../../../test/support/recordings/recorder.js';
import { quietLog } from '../../../../test/support/server/quiet-log.js';
import { openTestServer, type TestServer } from '../../../../test/support/server/test-server.js';

/** Types in the demo flows that the original product does not know. */
const LATER_TYPES = new Set([
  ...['console_debug', 'console_info', 'console_log', 'csp_violation', 'resource_error', 'sse_message'],
]);

describe('the MCP client of the original product', () => {
  let server: TestServer;
  let ada: Person;
  let token = '';
  let logged = '';
  const demo = new Map<string, SeenFlow>();
  beforeAll(async () => {
    const stream = new Writable({ write: (chunk, _encoding, done) => done(void (logged += String(chunk))) });
    server = await openTestServer({ log: createLogger({ log: { level: 'debug', format: 'json' } }, stream) });
    ada = await aPerson(server.url, 'ada@flowlens.test');
    await seedDemo(server.database, openStorage(server), seedFolder, quietLog);
    token = ((await (await ada.post('/auth/token', { agent_type: 'CURSOR' })).json()) as CreatedAgentToken).token;
    for (const { id, title } of (await (await ada.get('/flowlens/flows')).json()) as FlowSummary[])
      demo.set(title, await openFlowAsMcpClient(server.url, id, token));
  });
  afterAll(() => server.close());

  const everySeen = () => [...demo.values()];
  const typesOf = ({ events }: SeenFlow) => new Set(events.map(({ type }) => type));

  it('opens every demo flow with its video', () => {
    expect(demo.size).toBe(3);
    for (const { flow, metadata, videoBytes } of everySeen()) {
      expect(metadata).toMatchObject({
        recording_duration_ms: flow.video_duration_ms,
        starting_url: 'http://kilnkin.example/',
      });
      expect(flow.video_duration_ms).toBeGreaterThan(20_000);
      expect(videoBytes).toBeGreaterThan(10_000);
    }
  });

  it('reads every event of the demo flows except newer types', () => {
    expect(new Set(everySeen().flatMap(({ unknownTypes }) => unknownTypes))).toEqual(LATER_TYPES);
  });

  it('sees the requests of the demo flows with their responses', () => {
    for (const { requests } of everySeen()) {
      expect(requests.length).toBeGreaterThan(1);
      for (const { request, response } of requests) {
        expect(response?.network_response_data).toMatchObject({
          request_url: request.network_request_data?.url,
          request_method: request.network_request_data?.method,
        });
      }
    }
  });

  it('sees navigation, storage and websockets of the demo flows', () => {
    const types = everySeen().map(typesOf);

    expect(types.every((seen) => seen.has('navigation'))).toBe(true);
    expect(types.some((seen) => seen.has('local_storage'))).toBe(true);
    expect(types.some((seen) => seen.has('session_storage'))).toBe(true);
    const sockets = everySeen().flatMap(({ events }) => events.filter(({ type }) => type === 'websocket_created'));
    expect(sockets.map(({ websocket_created_data: data }) => data?.url)).toContain('ws://kilnkin.example/ws/support');
  });

  it('sees the same in an uploaded recording', async () => {
    const url = 'https://user:hunter2@shop.example/pay?token=hunter2';
    const at = (relative_time_ms: number) => ({ relative_time_ms, timestamp: 1_795_258_138_000 + relative_time_ms });
    const events = [
      { type: 'navigation', ...at(0.4), navigation_data: { url } },
      { type: 'network_request', ...at(5), correlation_id: 'a', network_request_data: { method: 'POST', url } },
      { type: 'local_storage', ...at(6), local_storage_data: { key: 'cart', value: '[]' } },
      {
        type: 'websocket_created',
        ...at(7),
        correlation_id: 'w',
        websocket_created_data: { url: 'wss://shop.example' },
      },
      { type: 'websocket_frame_sent', ...at(8), correlation_id: 'w', websocket_frame_data: { payloadData: 'hi' } },
    ];
    const response = {
      ...at(9),
      type: 'network_response',
      correlation_id: 'a',
      network_response_data: { status: 500, request_url: url },
    };
    const sender = { url: server.url, person: ada };
    const flowId = await announce(ada);
    await uploadVideo(sender, { flowId, bytes: await readClip() });
    await sendEvents(sender, flowId, { sequence: 0, events });
    await sendEvents(sender, flowId, { sequence: 1, events: [response] });
    await ada.post(`/flowlens/flow/${flowId}/complete`);
    await processed(ada, flowId);

    const seen = await openFlowAsMcpClient(server.url, flowId, token);

    expect(seen.unknownTypes).toEqual([]);
    expect(seen.requests[0]?.response?.network_response_data).toMatchObject({ status: 500, request_method: 'POST' });
    expect(seen.metadata.recording_duration_ms).toBe(seen.flow.video_duration_ms);
    expect(JSON.stringify(seen)).not.toContain('hunter2');
  });

  it('gets no flow without a token', async () => {
    const [{ flow }] = everySeen() as [SeenFlow];

    await expect(openFlowAsMcpClient(server.url, flow.id)).rejects.toThrow('answered 401');
  });

  it('can report its use, which is not stored', async () => {
    await logUseAsMcpClient(server.url, { flow_id: 'a-secret-flow', recording_type: 'RRWEB', is_mcp_usage: true });

    const post = (body: string) =>
      fetch(`${server.url}/flowlens/log`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect((await post(JSON.stringify({ padding: 'x'.repeat(9_000) }))).status).toBe(413);
    expect((await post('[]')).status).toBe(422);
    expect(logged).not.toContain('a-secret-flow');
  });

  it.each(['0.2.16', '0.0.1', '99', 'next-rc.1 (a)'])('is supported in version %s, with any token', async (version) => {
    const headers = { authorization: 'Bearer nonsense' };
    const response = await fetch(`${server.url}/mcp/version/${encodeURIComponent(version)}`, { headers });

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ version, is_supported: true, recommendation: null });
  });
});

describe('POST /flowlens/log', () => {
  it('is limited per address', async () => {
    const server = await openTestServer({ env: { FLOWLENS_LIMIT_CLIENT_LOGS: '2' } });
    const report = () =>
      fetch(`${server.url}/flowlens/log`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
    const statuses = [(await report()).status, (await report()).status, (await report()).status];
    await server.close();

    expect(statuses).toEqual([200, 200, 429]);
  });
});
