import { randomUUID } from 'node:crypto';
import type { SequenceDiagram } from '@flowlens/client';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../../platform/config/config.js';
import { gzipKey } from '../../platform/storage/blob-key.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { openStorage } from '../../platform/storage/open-storage.js';
import { storeBlob } from '../../platform/storage/store-blob.js';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { watchTurns } from '../../../test/support/watch-turns.js';
import { createTimelines } from '../timelines/timelines.js';
import { createDrawTimeline } from './sequence-diagram.js';

const REQUEST = {
  type: 'network_request',
  relative_time_ms: 5,
  correlation_id: 'r1',
  network_request_data: { method: 'POST', url: 'https://shop.example/checkout', body: 'x'.repeat(200_000) },
};
const RESPONSE = {
  type: 'network_response',
  relative_time_ms: 90,
  correlation_id: 'r1',
  network_response_data: { status: 500, headers: { server: 'x' } },
};

const READ_BYTES = 64 * 1024;

/** A connection with many frames, and requests with bodies up to the given size. */
function largeTimeline(bytes: number): Buffer {
  const socket = (type: string, data: object) => ({ type, relative_time_ms: 1, correlation_id: 'w', ...data });
  const lines = [
    JSON.stringify(socket('websocket_created', { websocket_created_data: { url: 'wss://chat.example/room' } })),
    JSON.stringify({ ...REQUEST, relative_time_ms: 0, network_request_data: { url: 'https://shop.example/' } }),
    ...Array<string>(20_000).fill(
      JSON.stringify(socket('websocket_frame_sent', { websocket_frame_data: { opcode: 1, payloadData: 'hi' } })),
    ),
  ];
  let length = lines.reduce((sum, line) => sum + line.length + 1, 0);
  for (let number = 0; length < bytes; number += 1) {
    const about = { relative_time_ms: 10 + number, correlation_id: `n${number}` };
    const data = { method: 'GET', url: `https://shop.example/${number}`, body: 'x'.repeat(600) };
    const line = JSON.stringify({ type: 'network_request', ...about, network_request_data: data });
    lines.push(line);
    length += line.length + 1;
  }
  return Buffer.from(`{"timeline":[${lines.join(',')}]}`);
}

describe('getSequenceDiagram', () => {
  let server: TestServer;
  let [member, outsider] = [] as unknown as [Person, Person];
  let projectId = '';

  beforeAll(async () => {
    server = await openTestServer({ env: { FLOWLENS_MAX_TIMELINE_MB: '1' } });
    [member, outsider] = (await addPeople(server, 2)) as [Person, Person];
    projectId = await addProject(server.database.db, member.userId);
  });
  afterAll(() => server.close());

  const storageOfServer = () => openStorage(readConfig({ FLOWLENS_DATA: server.dataFolder }));
  async function flowWith(timeline: string | undefined): Promise<string> {
    const { db } = server.database;
    const storage = storageOfServer();
    const key = timeline === undefined ? undefined : await storeBlob(db, storage, Buffer.from(timeline));
    return addFlow(db, projectId, key === undefined ? {} : { timelineKey: key });
  }
  const path = (flowId: string) => `/flowlens/flow/${flowId}/sequence_diagram`;
  async function diagram(timeline: string | undefined): Promise<string> {
    const response = await member.get(path(await flowWith(timeline)));
    expect(response.status).toBe(200);
    return (await readContractResponse<SequenceDiagram>('getSequenceDiagram', response)).diagram;
  }

  it('draws the traffic of a recording from every form of file', async () => {
    const events = [{ type: 'navigation', relative_time_ms: 0, navigation_data: { url: '/' } }, RESPONSE, REQUEST];
    const expected = `sequenceDiagram
  participant Browser
  participant H1 as shop.example
  Browser->>H1: POST /checkout
  H1-->>Browser: 500 in 85 ms
`;

    expect(await diagram(JSON.stringify(events))).toBe(expected);
    expect(await diagram(JSON.stringify({ metadata: { browser: 'Chrome' }, timeline: events }))).toBe(expected);
  });

  it.each([
    ['without a timeline', undefined, 'This flow has no timeline yet.'],
    ['without traffic', '[{"type": "navigation"}]', 'No network traffic was recorded.'],
    ['with another file as timeline', '{"type": "navigation"}', 'No network traffic was recorded.'],
    [
      'above the limit',
      JSON.stringify([{ a: 'x'.repeat(1024 * 1024) }]),
      'The timeline of this flow is too large to draw.',
    ],
  ])('returns an empty diagram for a flow %s', async (_what, timeline, note) => {
    expect(await diagram(timeline)).toBe(`sequenceDiagram\n  participant Browser\n  Note over Browser: ${note}\n`);
  });

  it('returns an empty diagram when the file is gone', async () => {
    const flowId = await flowWith('[]');
    const { timeline_key: key } = await server.database.db
      .selectFrom('flows')
      .select('timeline_key')
      .where('id', '=', flowId)
      .executeTakeFirstOrThrow();
    await storageOfServer().remove(gzipKey(key ?? ''));

    expect(((await (await member.get(path(flowId))).json()) as SequenceDiagram).diagram).toContain('no timeline');
  });

  it('rejects outsiders', async () => {
    const flowId = await flowWith(undefined);
    const [real, invented] = await Promise.all([flowId, randomUUID()].map((id) => outsider.get(path(id))));

    expect([real?.status, invented?.status]).toEqual([404, 404]);
    expect(await real?.json()).toEqual(await invented?.json());
    expect((await fetch(server.url + path(flowId))).status).toBe(401);
    expect((await member.get(path('x')))?.status).toBe(422);
  });

  describe('with a cached timeline', () => {
    async function aTimelineOf(storage: BlobStorage): Promise<string> {
      return storeBlob(server.database.db, storage, Buffer.from(JSON.stringify([REQUEST, RESPONSE])));
    }
    function aReader() {
      const storage = storageOfServer();
      const read = vi.spyOn(storage, 'read');
      const draw = createDrawTimeline(createTimelines({ storage, maxTimelineBytes: 1024 * 1024 }));
      return { storage, read, diagramOf: (key: string) => draw(key, 'ann') };
    }

    it('reads the file once, even for two simultaneous callers', async () => {
      const { storage, read, diagramOf } = aReader();
      const key = await aTimelineOf(storage);

      const atOnce = await Promise.all([diagramOf(key), diagramOf(key)]);
      const later = await diagramOf(key);

      expect(later.diagram).toContain('POST /checkout');
      expect(atOnce).toEqual([later, later]);
      expect(read).toHaveBeenCalledTimes(1);
    });

    it('reads it again after a failure', async () => {
      const { storage, read, diagramOf } = aReader();
      const key = await aTimelineOf(storage);
      read.mockImplementationOnce(() => {
        throw new Error('The storage is away.');
      });

      await expect(diagramOf(key)).rejects.toThrow('away');
      expect((await diagramOf(key)).diagram).toContain('POST /checkout');
    });

    it('yields to the event loop while it reads and draws 49 MB', async () => {
      const file = largeTimeline(49 * 1024 * 1024);
      const storage = {
        size: async () => file.length,
        async *read() {
          for (let at = 0; at < file.length; at += READ_BYTES) yield counted(file.subarray(at, at + READ_BYTES));
        },
      } as unknown as BlobStorage;
      let [slice, longest] = [0, 0];
      function counted<Piece extends { length: number }>(piece: Piece): Piece {
        slice += piece.length;
        longest = Math.max(longest, slice);
        return piece;
      }
      const parse = JSON.parse;
      const parsing = vi
        .spyOn(JSON, 'parse')
        .mockImplementation((text, ...rest) => parse(counted(text), ...rest) as unknown);
      const turns = watchTurns(() => (slice = 0));
      const draw = createDrawTimeline(createTimelines({ storage, maxTimelineBytes: file.length }));

      const { diagram } = await draw('a', 'ann');

      const parsed = parsing.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
      parsing.mockRestore();
      expect(turns.end()).toBeGreaterThan(400);
      expect(longest).toBeLessThanOrEqual(2 * 128 * 1024);
      // The scan reads the URL of each request; only drawn rows are parsed.
      expect(parsed).toBeLessThan(3 * 1024 * 1024);
      expect(diagram).toContain('Note over Browser,H2: WebSocket frames 20000 sent, 0 received');
      expect(diagram).toMatch(/\d{5} more messages are left out/);
    });

    it('evicts the oldest of more than a hundred', async () => {
      const { storage, read, diagramOf } = aReader();
      const keys = await Promise.all(Array.from({ length: 101 }, () => aTimelineOf(storage)));
      for (const key of keys) await diagramOf(key);

      await diagramOf(keys.at(-1) ?? '');
      expect(read).toHaveBeenCalledTimes(101);
      await diagramOf(keys[0] ?? '');
      expect(read).toHaveBeenCalledTimes(102);
    });
  });
});
