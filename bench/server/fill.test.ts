import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTokensOf } from '../../packages/server/test/support/people/add-people.js';
import { callsOf, type Person } from '../../packages/server/test/support/people/person.js';
import { openTestServer, type TestServer } from '../../packages/server/test/support/server/test-server.js';
import { fillPeople, fillProjects, idOf } from './fill.js';

interface ListedFlow {
  id: string;
  tags: { title: string }[];
  comments_count: number;
}

describe('fillProjects', () => {
  let server: TestServer;
  let owner: Pick<Person, 'get'>;
  beforeAll(async () => {
    server = await openTestServer();
    await server.database.db.connection().execute(async (connection) => {
      const run = (statements: string) => sql.raw(statements).execute(connection);
      await fillPeople(run);
      await fillProjects(run, { first: 0, count: 2, flows: 20 });
    });
    const accessTokens = await accessTokensOf(server);
    owner = callsOf(server.url, await accessTokens.sign(idOf('person', 0)));
  });
  afterAll(() => server.close());

  it('makes flows with tags and comments that their owner can list and open', async () => {
    const list = await owner.get(`/flowlens/system/${idOf('project', 0)}/flows`);

    const flows = (await list.json()) as ListedFlow[];
    expect(flows).toHaveLength(20);
    for (const flow of flows) {
      expect(flow.tags).toHaveLength(2);
      expect(flow.comments_count).toBe(3);
    }
    const detail = await owner.get(`/flowlens/flow/${idOf('flow', 0)}`);
    expect(await detail.json()).toMatchObject({ id: idOf('flow', 0), comments: [{}, {}, {}] });
  });
});
