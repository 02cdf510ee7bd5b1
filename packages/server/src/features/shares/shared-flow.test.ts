import { randomBytes } from 'node:crypto';
import type { CreatedShareLink, SharedFlow } from '@flowlens/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.js';
import { createCheckedToken } from '../../platform/secrets/opaque-token.js';
import { openStorage } from '../../platform/storage/open-storage.js';
import { storeBlob } from '../../platform/storage/store-blob.js';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import type { Person } from '../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { SHARE_TOKEN_PREFIX } from './share-token.js';

const TIMELINE = Buffer.from('[]');
/** Flow of a recording that may still arrive. */
const CREATED_AT = new Date();
const RECORDED_AT = new Date(CREATED_AT.getTime() - 60_000);

describe('getSharedFlow', () => {
  let server: TestServer;
  let [owner, nameless] = [] as unknown as [Person, Person];
  let [projectId, flowId, token] = ['', '', ''];

  beforeAll(async () => {
    server = await openTestServer();
    [owner, nameless] = (await addPeople(server, 2)) as [Person, Person];
    const { db } = server.database;
    // A name as it is stored if the sign-in service provides none.
    await db.updateTable('users').set({ name: nameless.email }).where('id', '=', nameless.userId).execute();
    projectId = await addProject(db, owner.userId, { name: nameless.email, members: { [nameless.userId]: 'USER' } });
    flowId = await addFlow(db, projectId, {
      title: 'Checkout answers 500',
      description: 'Pay, and nothing happens.',
      reporterId: nameless.userId,
      reporterName: nameless.email,
      reporterEmail: nameless.email,
      createdAt: CREATED_AT,
      recordedAt: RECORDED_AT,
      tags: ['pay'],
      comments: [
        { userId: owner.userId, email: owner.email, content: 'Button is dead', seconds: 75 },
        { userId: nameless.userId, email: nameless.email, content: 'Seen too', seconds: 3 },
      ],
      timelineKey: await storeBlob(db, openStorage(readConfig({ FLOWLENS_DATA: server.dataFolder })), TIMELINE),
    });
    token = await share(flowId);
  });
  afterAll(() => server.close());

  async function share(id: string): Promise<string> {
    const link = (await (await owner.post(`/flowlens/flow/${id}/share`)).json()) as CreatedShareLink;
    return link.share_url.split('/').at(-1) ?? '';
  }
  const view = (text: string) => fetch(`${server.url}/flowlens/shared/${text}`);
  const invitation = (text: string) => fetch(`${server.url}/flowlens/shared/invitation/${text}`);

  it('shows these fields to anyone, and no others', async () => {
    const response = await view(token);
    const flow = await readContractResponse<SharedFlow>('getSharedFlow', response);
    const name = nameless.email.split('@')[0];

    expect(response.status).toBe(200);
    expect(flow).toEqual({
      id: flowId,
      title: 'Checkout answers 500',
      description: 'Pay, and nothing happens.',
      system_name: name,
      system_category: 'PERSONAL',
      tags: [{ id: flow.tags[0]?.id, title: 'pay' }],
      reporter: name,
      created_at: CREATED_AT.toISOString(),
      recorded_at: RECORDED_AT.toISOString(),
      recording_status: 'pending',
      video_duration_ms: 0,
      thumbnail_url: null,
      preview_video_url: null,
      video_url: null,
      timeline_url: flow.timeline_url,
      capture: { notes: [] },
      comments: [
        {
          id: flow.comments[0]?.id,
          flow_id: flowId,
          author_name: 'Person 1',
          content: 'Button is dead',
          timestamp: 75,
          created_at: flow.comments[0]?.created_at,
        },
        {
          id: flow.comments[1]?.id,
          flow_id: flowId,
          author_name: name,
          content: 'Seen too',
          timestamp: 3,
          created_at: flow.comments[1]?.created_at,
        },
      ],
      comments_cursor: null,
    });
    const file = await fetch(flow.timeline_url ?? '');
    expect(Buffer.from(await file.arrayBuffer()).equals(TIMELINE)).toBe(true);
  });

  it('shows only names of people and of the project', async () => {
    const text = await (await view(token)).text();

    expect(text).not.toContain('@');
    for (const secret of [projectId, owner.userId, nameless.userId]) expect(text).not.toContain(secret);
  });

  it.each([
    ['ada@navy.example', 'ada'],
    ['Grace (grace@navy.example)', 'Grace (grace)'],
    ['Grace <grace.hopper+x@eu.navy.example>, retired', 'Grace <grace.hopper+x>, retired'],
    ["o'hara!@münchen.example", "o'hara!"],
    ['Team@Acme rocks', 'Team@Acme rocks'],
    ['Grace (@acme.example)', 'Grace (@acme.example)'],
    ['x'.repeat(50) + '@' + 'y'.repeat(48) + '…', 'x'.repeat(50)],
    ['x'.repeat(50) + '@eu.' + 'y'.repeat(45) + '…', 'x'.repeat(50)],
    ['x'.repeat(98) + '@…', 'x'.repeat(98)],
  ])('shows the name %s as %s', async (name, shown) => {
    await server.database.db.updateTable('flows').set({ reporter_name: name }).where('id', '=', flowId).execute();

    const { reporter } = await readContractResponse<SharedFlow>('getSharedFlow', await view(token));

    expect(reporter).toBe(shown);
  });

  it('forbids caches, referrers and search engines in every response', async () => {
    const dead = createCheckedToken(SHARE_TOKEN_PREFIX);
    for (const call of [view, invitation])
      for (const text of [token, dead]) {
        const { headers } = await call(text);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('referrer-policy')).toBe('no-referrer');
        expect(headers.get('x-robots-tag')).toBe('noindex');
      }
  });

  it('answers every invalid token in the same way', async () => {
    const revoked = await share(flowId);
    const expired = await share(flowId);
    const { db } = server.database;
    const newest = db.selectFrom('share_links').select('id').orderBy('created_at', 'desc');
    const [last, beforeLast] = await newest.limit(2).execute();
    await db
      .updateTable('share_links')
      .set({ expires_at: new Date(0) })
      .where('id', '=', last?.id ?? '')
      .execute();
    await owner.delete(`/flowlens/flow/${flowId}/share/${beforeLast?.id}`);
    const bodies = new Set<string>();

    for (const text of [
      revoked,
      expired,
      createCheckedToken(SHARE_TOKEN_PREFIX),
      'x',
      owner.token.slice(0, 400),
      '%00',
      '%F0%9F%92%A5',
      'a'.repeat(400),
    ])
      for (const [operation, call] of [
        ['getSharedFlow', view],
        ['getSharedInvitation', invitation],
      ] as const) {
        const response = await call(text);
        expect([text, response.status]).toEqual([text, 401]);
        bodies.add(JSON.stringify(await readContractResponse(operation, response)));
      }
    expect([...bodies]).toEqual([
      JSON.stringify({
        type: 'about:blank',
        title: 'Unauthorized',
        status: 401,
        detail: 'This link has expired or is invalid.',
      }),
    ]);
  });

  it('rejects a token that differs in one bit', async () => {
    const positions = [...token].map((_, at) => at);
    const flipped = positions.flatMap((at) =>
      [0, 3, 5].map((bit) => {
        const bytes = Buffer.from(token);
        bytes[at] = (bytes[at] ?? 0) ^ (1 << bit);
        return bytes.toString('latin1');
      }),
    );

    const responses = await Promise.all(flipped.map((text) => view(encodeURIComponent(text))));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await view(token)).status).toBe(200);
  });

  it('rejects 2,000 random tokens', async () => {
    const statuses = new Set<number>();
    for (let round = 0; round < 40; round += 1) {
      const invented = Array.from({ length: 50 }, (_, at) =>
        at % 2 ? createCheckedToken(SHARE_TOKEN_PREFIX) : SHARE_TOKEN_PREFIX + randomBytes(36).toString('base64url'),
      );
      for (const { status } of await Promise.all(invented.map(view))) statuses.add(status);
    }

    expect([...statuses]).toEqual([401]);
  });

  it('grants access to nothing else', async () => {
    const headers = { authorization: `Bearer ${token}` };

    expect((await fetch(`${server.url}/flowlens/flow/${flowId}`, { headers })).status).toBe(401);
    expect((await view(owner.token.split('.')[0] ?? '')).status).toBe(401);
  });

  it('is revoked once the flow is in another project', async () => {
    const elsewhere = await addProject(server.database.db, owner.userId, { name: 'Elsewhere' });
    const moving = await addFlow(server.database.db, projectId);
    const link = await share(moving);
    await owner.patch(`/flowlens/flow/${moving}`, { system_id: elsewhere });

    expect((await view(link)).status).toBe(401);
  });

  it('reports a deleted flow for valid links only', async () => {
    const gone = await addFlow(server.database.db, projectId);
    const [good, revoked] = [await share(gone), await share(gone)];
    const { id } = await server.database.db
      .selectFrom('share_links')
      .select('id')
      .where('flow_id', '=', gone)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    await owner.delete(`/flowlens/flow/${gone}/share/${id}`);
    await owner.delete(`/flowlens/flow/${gone}`);

    for (const [operation, call] of [
      ['getSharedFlow', view],
      ['getSharedInvitation', invitation],
    ] as const) {
      const response = await call(good);
      expect(response.status).toBe(404);
      expect(await readContractResponse(operation, response)).toMatchObject({ detail: 'There is no such flow.' });
      expect((await call(revoked)).status).toBe(401);
    }
  });
});
