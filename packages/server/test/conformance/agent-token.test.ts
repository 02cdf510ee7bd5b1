import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Column, COLUMNS, EMBEDDED, MEMBERS } from './world/actors.js';
import { OPERATION_IDS } from './calls/calls.js';
import { placeOf } from './world/place.js';
import { openStage, contentOf, type Stage } from './world/stage.js';
import type { World } from './world/world.js';

/** Calls that require no token. */
const OPEN = new Set([
  ...['getConfig', 'getLiveness', 'getReadiness', 'checkMcpClientVersion', 'logMcpClientUse'],
  ...[
    'signIn',
    'signOut',
    'refreshSession',
    'exchangeRecorderCode',
    'getSharedFlow',
    'listSharedComments',
    'getSharedInvitation',
    'getSharedPreview',
    'getOembed',
    'getGuestLink',
    'beginGuestRecording',
    'getBlob',
  ],
]);

describe('an agent token on REST calls', () => {
  let stage: Stage;
  let world: World;
  beforeAll(async () => {
    stage = await openStage();
    world = await stage.newWorld();
  });
  afterAll(async () => stage.server.close());

  async function bearerOf(column: Column): Promise<Record<string, string>> {
    const headers = stage.cast.credentials[column];
    const { json } = await stage.send('createAgentToken', { headers, body: { agent_type: 'CURSOR' } });
    return { authorization: `Bearer ${(json as { token: string }).token}` };
  }

  it('is rejected with 401 by every call except getFlow', async () => {
    const headers = await bearerOf('owner');
    const place = placeOf('owner', world, stage.cast);
    const before = await stage.digest();
    const taken: string[] = [];
    for (const operation of OPERATION_IDS.filter((id) => !OPEN.has(id))) {
      const params = { ...place, upload_id: randomUUID(), key: 'x', token: 'x' };
      const { status } = await stage.send(operation, { params, headers });
      if (status !== 401) taken.push(operation);
    }

    expect(taken).toEqual(['getFlow']);
    const after = await stage.digest();
    const changed = Object.keys(after).filter((table) => after[table] !== before[table] && table !== 'agent_tokens');
    expect(changed).toEqual([]);
  });

  it.each(COLUMNS.filter((column) => !['anonymous', 'signedOut', 'agent', ...EMBEDDED].includes(column)))(
    'returns the same flow to %s as a session',
    async (column) => {
      const { flow_id } = placeOf(column, world, stage.cast);
      const read = (id: string, headers: Record<string, string>) =>
        stage.send('getFlow', { params: { flow_id: id }, headers });
      const headers = await bearerOf(column);
      const [response, expected] = [await read(flow_id, headers), await read(flow_id, stage.cast.credentials[column])];
      const nowhere = await read(randomUUID(), headers);

      expect(response.status).toBe(MEMBERS.has(column) ? 200 : 404);
      expect(nowhere.status).toBe(404);
      if (MEMBERS.has(column))
        expect(withoutSignatures(contentOf(response))).toBe(withoutSignatures(contentOf(expected)));
      else expect(contentOf(response)).toBe(contentOf(nowhere));
    },
  );

  it('is rejected with 401 after it is revoked, expires or is replaced', async () => {
    const { flow_id } = placeOf('owner', world, stage.cast);
    const read = async (headers: Record<string, string>) =>
      (await stage.send('getFlow', { params: { flow_id }, headers })).status;
    const replaced = await bearerOf('owner');
    const current = await bearerOf('owner');

    expect([await read(replaced), await read(current)]).toEqual([401, 200]);
    await stage.server.database.pool.query(`update agent_tokens set expires_at = now() - interval '1 second'`);
    expect(await read(current)).toBe(401);
    const fresh = await bearerOf('owner');
    expect(await read(fresh)).toBe(200);
    await stage.server.database.pool.query('delete from agent_tokens');
    expect(await read(fresh)).toBe(401);
  });

  it('stops working when its person is removed from the project', async () => {
    world = await stage.newWorld();
    const headers = await bearerOf('reporter');
    const { flow_id } = placeOf('reporter', world, stage.cast);
    const read = async () => (await stage.send('getFlow', { params: { flow_id }, headers })).status;

    expect(await read()).toBe(200);
    const params = { systemId: world.team, userId: stage.cast.people.reporter.userId };
    await stage.send('removeMember', { params, headers: stage.cast.credentials.admin });
    expect(await read()).toBe(404);
  });
});

/** URLs of files depend on when they were signed. */
function withoutSignatures(text: string): string {
  return text.replace(/expires=\d+&signature=[\w-]+/g, 'signed');
}
