import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.js';
import { openStorage } from '../../platform/storage/open-storage.js';
import { storeBlob } from '../../platform/storage/store-blob.js';
import { findStored } from '../../platform/storage/stored-content.js';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';

const VIDEO = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypisom', 'latin1'), Buffer.alloc(100, 7)]);

describe('deleteFlow', () => {
  let server: TestServer;
  let people: [Person, Person, Person, Person, Person];
  let projectId = '';

  beforeAll(async () => {
    server = await openTestServer();
    people = (await addPeople(server, 5)) as typeof people;
    const [owner, admin, reporter, contributor] = people;
    const members = { [admin.userId]: 'ADMIN', [reporter.userId]: 'USER', [contributor.userId]: 'USER' } as const;
    projectId = await addProject(server.database.db, owner.userId, { members });
  });
  afterAll(() => server.close());

  const aFlow = () => addFlow(server.database.db, projectId, { reporterId: people[2].userId, tags: ['pay'] });

  it.each([
    ['the owner', 0],
    ['an admin', 1],
    ['its reporter', 2],
  ] as const)('lets %s delete a flow once', async (_who, person) => {
    const path = `/flowlens/flow/${await aFlow()}`;

    expect((await people[person].delete(path)).status).toBe(204);
    expect((await people[person].get(path)).status).toBe(404);
    expect(await readContractResponse('deleteFlow', await people[person].delete(path))).toMatchObject({
      status: 404,
      detail: 'There is no such flow.',
    });
  });

  it('rejects another contributor and an outsider', async () => {
    const path = `/flowlens/flow/${await aFlow()}`;

    expect((await people[3].delete(path)).status).toBe(403);
    expect((await people[4].delete(path)).status).toBe(404);
    expect((await people[4].delete(`/flowlens/flow/${randomUUID()}`)).status).toBe(404);
    expect((await people[0].delete('/flowlens/flow/not-an-id')).status).toBe(422);
    expect((await people[0].get(path)).status).toBe(200);
  });

  it('removes every row and file', async () => {
    const { db } = server.database;
    const storage = openStorage(readConfig({ FLOWLENS_DATA: server.dataFolder }));
    const keys = await Promise.all([VIDEO, Buffer.from('[]')].map((bytes) => storeBlob(db, storage, bytes)));
    const [owner] = people;
    const flowId = await addFlow(db, projectId, {
      tags: ['one', 'two'],
      comments: [{ userId: owner.userId, email: owner.email, content: 'Seen', seconds: 1 }],
      videoKey: keys[0] ?? '',
      timelineKey: keys[1] ?? '',
    });
    await owner.post(`/flowlens/flow/${flowId}/share`);
    expect(await tablesWith(flowId)).toEqual(['comments', 'flow_tags', 'flows', 'share_links']);
    for (const key of keys) expect(await tablesWith(key)).toContain('blobs');

    expect((await owner.delete(`/flowlens/flow/${flowId}`)).status).toBe(204);

    expect(await tablesWith(flowId)).toEqual([]);
    await waitUntil('its files are gone', async () => {
      const found = await Promise.all(keys.map((key) => findStored(storage, key)));
      return found.every((file) => file === undefined);
    });
    // Until then the sweeper keeps their names.
    await waitUntil(
      'nothing names its files',
      async () => (await Promise.all(keys.map(tablesWith))).flat().length === 0,
    );
  });

  it('deletes once when many call at the same time', async () => {
    const flowId = await aFlow();
    const comment = { flow_id: flowId, timestamp: 0, content: 'Wait' };
    const [deletions, others] = await Promise.all([
      Promise.all(Array.from({ length: 10 }, () => people[0].delete(`/flowlens/flow/${flowId}`))),
      Promise.all(
        Array.from({ length: 20 }, (_, at) =>
          at % 2 ? people[1].post('/flowlens/flow/comment', comment) : people[1].post(`/flowlens/flow/${flowId}/share`),
        ),
      ),
    ]);

    expect(deletions.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(9).fill(404)]);
    for (const { status } of others) expect([201, 404]).toContain(status);
    expect(await tablesWith(flowId)).toEqual([]);
  });

  /** Returns every table of the product that contains a text. */
  async function tablesWith(text: string): Promise<string[]> {
    const { pool } = server.database;
    const { rows } = await pool.query<{ name: string }>(
      `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
    );
    const found: string[] = [];
    for (const { name } of rows) {
      const hits = await pool.query(`select 1 from "${name}" as t where to_jsonb(t)::text like $1 limit 1`, [
        `%${text}%`,
      ]);
      if (hits.rows.length > 0) found.push(name);
    }
    return found;
  }
});
