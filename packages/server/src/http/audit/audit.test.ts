import { randomBytes, randomUUID } from 'node:crypto';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operationsOf, readContract } from '../contract/read-contract.js';
import { createLogger } from '../../platform/logging/logger.js';
import { anEmbeddedPerson, anEmbedKey } from '../../../test/support/people/embedding.js';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { aRecorder } from '../../../test/support/recordings/recorder-token.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';
import { AUDITED_OPERATIONS } from './audited-operations.js';

type Line = Record<string, string | number>;

/** Writes without an audit line: they create or change content, or end nothing that anybody could miss. */
const NOT_AUDITED = [
  'refreshSession',
  'signOut',
  'dismissSessionNotice',
  'createProject',
  'updateProject',
  'rejectInvitation',
  'retryFlow',
  'createComment',
  'updateComment',
  'createTag',
  'createJiraIssue',
  'createFlow',
  'appendFlowEvents',
  'completeFlow',
  'createUpload',
  'appendUpload',
  'cancelUpload',
  'logMcpClientUse',
];

/** Reads with an audit line. */
const AUDITED_READS = new Set(['listEmbedKeys']);

it('every operation that writes is audited or listed as an exception', () => {
  const writes = operationsOf(readContract()).filter(({ method }) => !['GET', 'HEAD'].includes(method));
  const listed = [...Object.keys(AUDITED_OPERATIONS), ...NOT_AUDITED].filter((name) => !AUDITED_READS.has(name));

  expect(writes.map(({ operationId }) => operationId).sort()).toEqual(listed.sort());
});

describe('the audit trail', () => {
  let server: TestServer;
  let log = '';
  let ann: Person;
  let bob: Person;
  let projectId = '';
  let flowId = '';
  const canary = `canary${randomBytes(8).toString('hex')}`;
  let worlds = 0;

  beforeAll(async () => {
    const stream = new PassThrough();
    stream.on('data', (chunk: Buffer) => (log += chunk.toString()));
    server = await openTestServer({ log: createLogger({ log: { level: 'info', format: 'json' } }, stream) });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    worlds += 1;
    const mailOf = (name: string) => `${name}.${worlds}.${canary}@example.com`;
    [ann, bob] = [await aPerson(server.url, mailOf('ann')), await aPerson(server.url, mailOf('bob'))];
    projectId = await addProject(server.database.db, ann.userId, { name: canary, members: { [bob.userId]: 'USER' } });
    flowId = await addFlow(server.database.db, projectId, { title: canary });
  });

  /** Returns the lines that the calls of `work` write. */
  async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
    const before = log.length;
    await work();
    // The line of an earlier response is written before that of a later one.
    const marker = randomUUID();
    await fetch(`${server.url}/livez`, { headers: { 'x-request-id': marker } });
    await waitUntil('the marker is logged', () => log.indexOf('/livez', before) >= 0);
    return log
      .slice(before)
      .split('\n')
      .filter((line) => line.includes('"msg":"audit"'))
      .map((line) => JSON.parse(line) as Line)
      .map(({ level: _level, time: _time, msg: _msg, ...line }) => line);
  }
  const idOf = async (response: Promise<Response>) => ((await (await response).json()) as { id: string }).id;
  const any = expect.any(String) as string;
  const byAnn = () => ({ actor: ann.userId, session: 'bearer', address: '127.0.0.1', reqId: any });
  const withCookie = (person: Person) => ({ cookie: person.cookie });

  it('records a sign-in with its person', async () => {
    let person: Person | undefined;
    const lines = await linesOf(async () => (person = await aPerson(server.url, ann.email)));

    expect(lines).toEqual([
      { action: 'sign_in', actor: person?.userId, session: 'none', address: '127.0.0.1', reqId: any },
    ]);
  });

  it('records a rejected sign-in', async () => {
    const headers = { 'content-type': 'application/json', 'x-requested-with': 'flowlens' };
    const body = JSON.stringify({ code: canary });

    expect(await linesOf(() => fetch(`${server.url}/auth/google`, { method: 'POST', headers, body }))).toEqual([
      { action: 'sign_in_refused', session: 'none', address: '127.0.0.1', status: 400, reqId: any },
    ]);
  });

  it('distinguishes a session with its refresh cookie from a bearer token alone', async () => {
    const make = (headers?: Record<string, string>) =>
      linesOf(() => ann.post(`/flowlens/flow/${flowId}/share`, undefined, headers));

    expect(await make(withCookie(ann))).toMatchObject([{ action: 'link_made', session: 'cookie' }]);
    expect(await make(withCookie(bob))).toMatchObject([{ action: 'link_made', session: 'bearer' }]);
    expect(await make({ cookie: 'fl_refresh=invented' })).toMatchObject([{ action: 'link_made', session: 'bearer' }]);
    expect(await make()).toMatchObject([{ action: 'link_made', session: 'bearer' }]);
  });

  it('records created and revoked tokens', async () => {
    const made = await linesOf(() => ann.post('/auth/token', { agent_type: 'CURSOR' }));
    const [{ id }] = (await (await ann.get('/auth/tokens')).json()) as [{ id: string }];
    const revoked = await linesOf(() => ann.delete(`/auth/tokens/${id}`));

    expect(made).toEqual([{ action: 'token_made', agent_token: id, ...byAnn() }]);
    expect(revoked).toEqual([{ action: 'token_revoked', agent_token: id, ...byAnn() }]);
  });

  it('records the consent to a recorder, its token, and who revoked it', async () => {
    let [one, two] = [] as unknown as [Awaited<ReturnType<typeof aRecorder>>, Awaited<ReturnType<typeof aRecorder>>];
    const made = await linesOf(async () => (one = await aRecorder(server.url, ann, canary)));
    const [{ id }] = (await (await ann.get('/auth/tokens')).json()) as [{ id: string }];
    const byPerson = await linesOf(() => ann.delete(`/auth/tokens/${id}`));
    expect((await one.get('/auth/me')).status).toBe(401);
    await linesOf(async () => (two = await aRecorder(server.url, ann, canary)));
    const bySelf = await linesOf(() => two.delete('/auth/tokens/self'));

    expect(made).toEqual([
      { action: 'recorder_approved', ...byAnn(), session: 'cookie' },
      { action: 'token_made', recorder_token: id, ...byAnn(), session: 'none' },
    ]);
    expect(byPerson).toEqual([{ action: 'token_revoked', recorder_token: id, ...byAnn() }]);
    expect(bySelf).toEqual([{ action: 'token_revoked', recorder_token: any, ...byAnn(), session: 'recorder' }]);
  });

  it('records every call about embed keys, and the tokens that they create', async () => {
    const path = `/systems/${projectId}/embed-keys`;
    let made = {} as Awaited<ReturnType<typeof anEmbedKey>>;
    const created = await linesOf(async () => (made = await anEmbedKey(ann, projectId, canary)));
    const read = await linesOf(() => ann.get(path));
    const person = { email: `kim.${canary}@example.com`, name: canary };
    let kim = {} as Awaited<ReturnType<typeof anEmbeddedPerson>>;
    const token = await linesOf(async () => (kim = await anEmbeddedPerson(server.url, made.key, person)));
    const { app_user } = (await (await kim.get('/auth/me')).json()) as { app_user: { id: string } };
    const byKim = await linesOf(() => kim.post(`/flowlens/flow/${flowId}/share`));
    const revoked = await linesOf(() => ann.delete(`${path}/${made.id}`));

    const key = { project: projectId, embed_key: made.id };
    expect(created).toEqual([{ action: 'embed_key_made', ...key, ...byAnn() }]);
    expect(read).toEqual([{ action: 'embed_keys_read', project: projectId, ...byAnn() }]);
    expect(token).toEqual([
      {
        action: 'embed_token_made',
        ...key,
        embed_token: any,
        person: app_user.id,
        role: 'USER',
        ...byAnn(),
        session: 'embed_key',
      },
    ]);
    expect(byKim).toMatchObject([{ action: 'link_made', actor: app_user.id, session: 'embed' }]);
    expect(revoked).toEqual([{ action: 'embed_key_revoked', ...key, ...byAnn() }]);
    for (const secret of [made.key, kim.token]) expect(log).not.toContain(secret);
  });

  it('records created and revoked public links', async () => {
    let id = '';
    const made = await linesOf(async () => (id = await idOf(ann.post(`/flowlens/flow/${flowId}/share`))));
    const revoked = await linesOf(() => ann.delete(`/flowlens/flow/${flowId}/share/${id}`));

    expect(made).toEqual([{ action: 'link_made', flow: flowId, link: id, ...byAnn() }]);
    expect(revoked).toEqual([{ action: 'link_revoked', flow: flowId, link: id, ...byAnn() }]);
  });

  it('records created and revoked invitations by e-mail', async () => {
    const email = `new.${canary}@example.com`;
    let id = '';
    const made = await linesOf(
      async () => (id = await idOf(ann.post(`/systems/${projectId}/invite`, { email, role: 'ADMIN' }))),
    );
    const revoked = await linesOf(() => ann.delete(`/systems/${projectId}/invitations/${id}`));

    const line = { project: projectId, invitation: id, ...byAnn() };
    expect(made).toEqual([{ action: 'invitation_made', role: 'ADMIN', ...line }]);
    expect(revoked).toEqual([{ action: 'invitation_revoked', ...line }]);
  });

  it('records people who join, change roles, leave and are removed', async () => {
    const person = { project: projectId, person: bob.userId };
    const byBob = () => ({ ...byAnn(), actor: bob.userId });

    expect(
      await linesOf(() => ann.patch(`/systems/${projectId}/members/${bob.userId}/role`, { role: 'ADMIN' })),
    ).toEqual([{ action: 'role_changed', role: 'ADMIN', ...person, ...byAnn() }]);
    expect(
      await linesOf(() => ann.patch(`/systems/${projectId}/members/${bob.userId}/role`, { role: 'ADMIN' })),
    ).toEqual([]);
    expect(await linesOf(() => bob.post(`/systems/${projectId}/leave`))).toEqual([
      { action: 'member_left', project: projectId, ...byBob() },
    ]);
    let link = '';
    expect(
      await linesOf(
        async () => (link = await idOf(ann.post(`/systems/${projectId}/public-invitation`, { max_joins_count: 2 }))),
      ),
    ).toEqual([{ action: 'invitation_link_made', project: projectId, invitation_link: link, ...byAnn() }]);
    const joining = { system_id: projectId, invitation_id: link };
    expect(await linesOf(() => bob.post('/systems/join', joining))).toEqual([
      { action: 'member_joined', project: projectId, invitation_link: link, ...byBob() },
    ]);
    expect(await linesOf(() => ann.delete(`/systems/${projectId}/members/${bob.userId}`))).toEqual([
      { action: 'member_removed', ...person, ...byAnn() },
    ]);
    const id = await idOf(ann.post(`/systems/${projectId}/invite`, { email: bob.email, role: 'USER' }));
    expect(await linesOf(() => bob.post(`/systems/invitations/${id}/accept`))).toEqual([
      { action: 'member_joined', project: projectId, invitation: id, ...byBob() },
    ]);
  });

  it('records a moved flow, and not a renamed one', async () => {
    const other = await addProject(server.database.db, ann.userId, { name: canary });
    const path = `/flowlens/flow/${flowId}`;

    expect(await linesOf(() => ann.patch(path, { title: canary, system_id: projectId }))).toEqual([]);
    expect(await linesOf(() => ann.patch(path, { system_id: other }))).toEqual([
      { action: 'flow_moved', flow: flowId, from_project: projectId, project: other, ...byAnn() },
    ]);
  });

  it('records deletions', async () => {
    const comment = await idOf(ann.post('/flowlens/flow/comment', { flow_id: flowId, content: canary, timestamp: 1 }));
    const tag = await idOf(ann.post('/flowlens/tag', { system_id: projectId, title: canary.slice(0, 11) }));

    expect(await linesOf(() => ann.delete(`/flowlens/flow/${flowId}/comment/${comment}`))).toEqual([
      { action: 'comment_deleted', flow: flowId, comment, ...byAnn() },
    ]);
    expect(await linesOf(() => ann.delete(`/flowlens/tag/${tag}`))).toEqual([
      { action: 'tag_deleted', tag, ...byAnn() },
    ]);
    expect(await linesOf(() => ann.delete(`/flowlens/flow/${flowId}`))).toEqual([
      { action: 'flow_deleted', flow: flowId, ...byAnn() },
    ]);
    expect(await linesOf(() => ann.delete(`/systems/${projectId}`))).toEqual([
      { action: 'project_deleted', project: projectId, ...byAnn() },
    ]);
  });

  it('records a person who signs out everywhere, with the kind of the session', async () => {
    expect(await linesOf(() => ann.delete('/auth/sessions', withCookie(ann)))).toEqual([
      { action: 'sessions_ended', ...byAnn(), session: 'cookie' },
    ]);
  });

  it('records no failed call', async () => {
    const nothing = randomUUID();
    const lines = await linesOf(async () => {
      await ann.post('/auth/token', { agent_type: canary });
      await ann.delete(`/auth/tokens/${nothing}`);
      await bob.delete(`/systems/${projectId}`);
      await bob.patch(`/systems/${projectId}/members/${ann.userId}/role`, { role: 'USER' });
      await ann.post('/systems/join', { system_id: projectId, invitation_id: nothing });
      await ann.delete(`/flowlens/flow/${nothing}`);
      await ann.patch(`/flowlens/flow/${flowId}`, { system_id: nothing });
      await fetch(`${server.url}/flowlens/flow/${flowId}`, { method: 'DELETE' });
    });

    expect(lines).toEqual([]);
  });

  it('records a call only once when it is repeated with an Idempotency-Key', async () => {
    const key = { 'idempotency-key': randomUUID() };
    const lines = await linesOf(async () => {
      for (let time = 0; time < 2; time += 1) await ann.post(`/flowlens/flow/${flowId}/share`, undefined, key);
    });

    expect(lines).toHaveLength(1);
  });

  it('contains no e-mail, title or name', () => {
    expect(log.match(/"msg":"audit"/g)?.length).toBeGreaterThan(40);
    expect(log).not.toContain(canary);
    expect(log).not.toContain(canary.slice(0, 11));
  });
});
