import type { CreatedShareLink, SharedFlow, SharedFlowComment } from '@flowlens/client';
import { createFlowLensClient } from '@flowlens/client';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';

describe('the comments of a shared flow', () => {
  let server: TestServer;
  let owner: Person;
  let token = '';

  beforeAll(async () => {
    server = await openTestServer();
    [owner] = (await addPeople(server, 1)) as [Person];
    const { db } = server.database;
    const flowId = await addFlow(db, await addProject(db, owner.userId));
    // Many at the same microsecond, so that a page ends between them.
    await sql`
      insert into comments (flow_id, user_id, author_email, content, timestamp_seconds, created_at)
      select ${flowId}, ${owner.userId}, 'owner@example.com', place::text, 1,
        '2026-03-02T09:15:00.123457Z'::timestamptz + (place / 30) * interval '1 microsecond'
      from generate_series(1, 250) as place`.execute(db);
    const link = (await (await owner.post(`/flowlens/flow/${flowId}/share`)).json()) as CreatedShareLink;
    token = link.share_url.split('/').at(-1) ?? '';
  });
  afterAll(() => server.close());

  const comments = (query = '', of = token) => fetch(`${server.url}/flowlens/shared/${of}/comments${query}`);
  const flow = async () =>
    readContractResponse<SharedFlow>('getSharedFlow', await fetch(`${server.url}/flowlens/shared/${token}`));

  it('are returned in pages of a hundred, the first with the flow', async () => {
    const first = await flow();
    const second = await comments(`?cursor=${first.comments_cursor}`);
    const more = await readContractResponse<SharedFlowComment[]>('listSharedComments', second);
    const next = /<([^>]+)>; rel="next"/.exec(second.headers.get('link') ?? '')?.[1];
    const last = await fetch(server.url + next);
    const rest = (await last.json()) as SharedFlowComment[];
    const all = [...first.comments, ...more, ...rest];

    expect([first.comments, more, rest].map(({ length }) => length)).toEqual([100, 100, 50]);
    expect(new Set(all.map(({ content }) => content)).size).toBe(250);
    expect(last.headers.get('link')).toBeNull();
    expect(JSON.stringify(all)).not.toMatch(/@|user_id/);
    expect(second.headers.get('cache-control')).toBe('no-store');
  });

  it('can be read with the client, page by page', async () => {
    const client = createFlowLensClient({ baseUrl: server.url });
    const { items, next } = await client.sharedFlows.comments(token, { limit: 200 });
    const last = await client.sharedFlows.comments(token, { limit: 200, cursor: next ?? '' });

    expect([items.length, last.items.length, last.next]).toEqual([200, 50, null]);
  });

  it('are rejected with 401 for an ended link, and with 422 for a bad cursor', async () => {
    expect((await comments('', 'fl_sh_nonsense')).status).toBe(401);
    for (const query of ['?cursor=x', '?cursor=1.2', '?limit=0', '?limit=201', "?cursor=1'.x"])
      expect((await comments(query)).status, query).toBe(422);
  });
});
