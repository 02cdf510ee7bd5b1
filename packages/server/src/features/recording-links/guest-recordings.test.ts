import { randomUUID } from 'node:crypto';
import type { Flow, FlowSummary, GuestLink, GuestRecording } from '@flowlens/client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { readContractResponse } from '../../../test/support/contract/contract-responses.js';
import {
  aGuest,
  begin,
  forgetAddresses,
  makeRecordingLink,
  sendAsGuest,
  waitingIn,
} from '../../../test/support/people/guest.js';
import { callsOf, type Person } from '../../../test/support/people/person.js';
import { addProject } from '../../../test/support/people/projects.js';
import { processed, tusCalls } from '../../../test/support/recordings/recorder.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { clearUpNow } from '../../../test/support/server/clear-up-now.js';
import { waitUntil } from '../../../test/support/wait-until.js';

describe('guest recordings', () => {
  let server: TestServer;
  let [owner, contributor] = [] as unknown as [Person, Person];
  let projectId: string;
  let link: { id: string; token: string };
  beforeAll(async () => {
    server = await openTestServer({ env: { FLOWLENS_MAX_PROJECT_MB: '300' } });
    [owner, contributor] = (await addPeople(server, 2)) as [Person, Person];
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await forgetAddresses(server);
    projectId = await addProject(server.database.db, owner.userId, {
      name: 'Web shop',
      members: { [contributor.userId]: 'USER' },
    });
    link = await makeRecordingLink({ url: server.url, admin: owner }, projectId);
  });

  const send = (change = {}) => sendAsGuest(server.url, link.token, change);
  const accept = (flowId: string) => owner.post(`/systems/${projectId}/waiting-recordings/${flowId}`);
  const discard = (flowId: string) => owner.delete(`/systems/${projectId}/waiting-recordings/${flowId}`);
  const detailOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { detail: string }).detail,
  ];
  const RUNNING = [
    409,
    expect.stringMatching(
      /^Another recording is being sent from here or by this link\. Please try again in 1[12]\d seconds\.$/,
    ),
  ];

  it('wait until an admin accepts them, and then become flows of the project', async () => {
    const guest = await send();
    await processed(guest, guest.flowId);
    const [waiting] = await waitingIn(owner, projectId);
    const early = await owner.get(`/flowlens/flow/${guest.flowId}`);
    const accepted = await accept(guest.flowId);
    const flow = await readContractResponse<Flow>('getFlow', await owner.get(`/flowlens/flow/${guest.flowId}`));

    expect(waiting).toMatchObject({
      flow_id: guest.flowId,
      title: 'The total is wrong',
      guest: { name: 'Dana Drew', email: 'dana@customer.example' },
      link_title: 'The checkout fails',
      recording_status: 'completed',
      video_duration_ms: 10_840,
      thumbnail_url: expect.stringContaining('/blobs/') as string,
    });
    expect([early.status, accepted.status]).toEqual([404, 204]);
    expect(flow).toMatchObject({
      system_id: projectId,
      reporter: 'Guest',
      reporter_email: null,
      reporter_user_id: null,
      guest: { name: 'Dana Drew', email: 'dana@customer.example' },
      video_url: expect.stringContaining('/blobs/') as string,
    });
    expect(await waitingIn(owner, projectId)).toEqual([]);
    expect((await accept(guest.flowId)).status).toBe(404);
  });

  it('do not appear in lists, searches, counts, comments, public links or file URLs while they wait', async () => {
    const guest = await send({ title: 'Quarantined words' });
    await processed(guest, guest.flowId);
    const listed = async (path: string) => (await (await owner.get(path)).json()) as FlowSummary[];
    const id = guest.flowId;

    for (const query of ['', '?search=quarantined', '?reporter=Guest', '?tags=__no_tags__'])
      expect((await listed(`/flowlens/flows${query}`)).filter((flow) => flow.id === id)).toEqual([]);
    expect(await listed(`/flowlens/system/${projectId}/flows`)).toEqual([]);
    expect(await (await owner.get(`/systems/${projectId}?start_time=2020-01-01T00:00:00.000Z`)).json()).toMatchObject({
      flows_count: 0,
    });
    const agent = (await (await owner.post('/auth/token', { agent_type: 'CURSOR' })).json()) as { token: string };
    expect((await callsOf(server.url, agent.token).get(`/flowlens/flow/${id}`)).status).toBe(404);
    for (const path of ['', '/recording', '/recording-status', '/sequence_diagram', '/shares', '/comments'])
      expect([path, (await owner.get(`/flowlens/flow/${id}${path}`)).status]).toEqual([path, 404]);
    expect((await owner.post(`/flowlens/flow/${id}/share`)).status).toBe(404);
    expect((await owner.post('/flowlens/comment', { flow_id: id, timestamp: 1, content: 'x' })).status).toBe(404);
    expect((await owner.patch(`/flowlens/flow/${id}`, { title: 'x' })).status).toBe(404);
    expect((await owner.delete(`/flowlens/flow/${id}`)).status).toBe(404);
    expect((await contributor.get(`/systems/${projectId}/waiting-recordings`)).status).toBe(403);
  });

  it('never have a member as reporter because a guest typed that address', async () => {
    const guest = await send({ email: contributor.email, name: 'Somebody Else' });
    await processed(guest, guest.flowId);
    await accept(guest.flowId);
    const flow = (await (await contributor.get(`/flowlens/flow/${guest.flowId}`)).json()) as Flow;

    expect(flow).toMatchObject({ reporter: 'Guest', can_edit: false, can_delete: false });
    expect((await contributor.delete(`/flowlens/flow/${guest.flowId}`)).status).toBe(403);
  });

  it('are deleted with their files when they are discarded', async () => {
    const guest = await send();
    await processed(guest, guest.flowId);
    const [waiting] = await waitingIn(owner, projectId);
    const discarded = await discard(guest.flowId);

    expect(discarded.status).toBe(204);
    expect(await waitingIn(owner, projectId)).toEqual([]);
    await waitUntil('the picture is gone', async () => (await fetch(waiting?.thumbnail_url ?? '')).status === 404);
    expect((await guest.get(`/flowlens/flow/${guest.flowId}/recording-status`)).status).toBe(401);
  });

  it('cannot be discarded after another admin has accepted them, and the error explains it', async () => {
    const guest = await send();
    await processed(guest, guest.flowId);
    await accept(guest.flowId);

    expect(await detailOf(await discard(guest.flowId))).toEqual([
      409,
      'Another admin has accepted this recording. It is a flow of this project now.',
    ]);
    expect((await owner.get(`/flowlens/flow/${guest.flowId}`)).status).toBe(200);
  });

  it('show the guest only their status, even after they are accepted', async () => {
    const guest = await send();
    const done = await processed(guest, guest.flowId);
    await accept(guest.flowId);
    const after = await guest.get(`/flowlens/flow/${guest.flowId}/recording-status`);

    expect(done).toMatchObject({ recording_status: 'completed', video_url: null });
    expect(await after.json()).toEqual(done);
    expect((await guest.get(`/flowlens/flow/${guest.flowId}`)).status).toBe(401);
  });

  it('use up the link, which then reports it', async () => {
    link = await makeRecordingLink({ url: server.url, admin: owner }, projectId, { max_recordings_count: 1 });
    await send();

    expect(await detailOf(await begin(server.url, link.token))).toEqual([409, 'This recording link has been used up.']);
  });

  it('are accepted one at a time per link, even if many start at once', async () => {
    const responses = await Promise.all(Array.from({ length: 8 }, () => begin(server.url, link.token)));
    const statuses = responses.map(({ status }) => status).sort();

    expect(statuses).toEqual([201, ...Array<number>(7).fill(409)]);
    await forgetAddresses(server);
    expect(await detailOf(await begin(server.url, link.token))).toEqual(RUNNING);
  });

  it('are accepted one at a time per IP address, across links', async () => {
    const other = await makeRecordingLink({ url: server.url, admin: owner }, projectId);
    const tokens = [link.token, other.token, link.token, other.token];
    const responses = await Promise.all(tokens.map((token) => begin(server.url, token)));

    expect(responses.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
  });

  it('get a new secret in place of the old one when the same key is sent again', async () => {
    const key = randomUUID();
    const first = await aGuest(server.url, link.token, { key });
    const again = await aGuest(server.url, link.token, { key });
    const status = `/flowlens/flow/${first.flowId}/recording-status`;

    expect(again.flowId).toBe(first.flowId);
    expect([(await first.get(status)).status, (await again.get(status)).status]).toEqual([401, 200]);
  });

  it('are not started again when the key of a complete one is sent', async () => {
    const key = randomUUID();
    await send({ key });

    expect(await detailOf(await begin(server.url, link.token, { key }))).toEqual([
      409,
      'This was already done, but the response was lost. Please check the result.',
    ]);
  });

  it('report the wait for a silent recording in the error and as Retry-After', async () => {
    const silent = await aGuest(server.url, link.token);
    await server.database.pool.query(
      `update guest_recordings set last_seen_at = now() - interval '75 seconds' where flow_id = $1`,
      [silent.flowId],
    );
    const refused = await begin(server.url, link.token);
    const { detail } = (await refused.json()) as { detail: string };
    const seconds = Number(refused.headers.get('retry-after'));

    expect(refused.status).toBe(409);
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThanOrEqual(45);
    expect(detail).toContain(`in ${seconds} seconds`);
  });

  it('are replaced after two silent minutes, without using up the link', async () => {
    link = await makeRecordingLink({ url: server.url, admin: owner }, projectId, { max_recordings_count: 1 });
    const silent = await aGuest(server.url, link.token);
    await server.database.pool.query(
      `update guest_recordings set last_seen_at = now() - interval '121 seconds' where flow_id = $1`,
      [silent.flowId],
    );
    const next = await begin(server.url, link.token);

    expect(next.status).toBe(201);
    expect((await silent.get(`/flowlens/flow/${silent.flowId}/recording-status`)).status).toBe(401);
  });

  it('leave the link open to other guests after two silent minutes', async () => {
    link = await makeRecordingLink({ url: server.url, admin: owner }, projectId, { max_recordings_count: 1 });
    const silent = await aGuest(server.url, link.token);
    const read = async () =>
      readContractResponse<GuestLink>(
        'getGuestLink',
        await callsOf(server.url, link.token).get('/flowlens/guest/link'),
      );
    const before = await read();
    await server.database.pool.query(
      `update guest_recordings set last_seen_at = now() - interval '121 seconds' where flow_id = $1`,
      [silent.flowId],
    );

    expect(before.state).toBe('used_up');
    expect(await read()).toMatchObject({ state: 'open', request: { recordings_left: 1 } });
  });

  it('are replaced immediately when their link is revoked', async () => {
    const cut = await aGuest(server.url, link.token);
    const other = await makeRecordingLink({ url: server.url, admin: owner }, projectId);
    expect((await begin(server.url, other.token)).status).toBe(409);
    await owner.delete(`/systems/${projectId}/recording-links/${link.id}`);

    expect((await begin(server.url, other.token)).status).toBe(201);
    expect((await cut.get(`/flowlens/flow/${cut.flowId}/recording-status`)).status).toBe(401);
  });

  it('may be started three times per recording that may arrive', async () => {
    link = await makeRecordingLink({ url: server.url, admin: owner }, projectId, { max_recordings_count: 1 });
    const statuses = [];
    for (let times = 0; times < 4; times += 1) {
      statuses.push((await begin(server.url, link.token)).status);
      await server.database.pool.query(`update guest_recordings set last_seen_at = now() - interval '121 seconds'`);
    }

    expect(statuses).toEqual([201, 201, 201, 409]);
  });

  it('end when their link is revoked, unless they have arrived', async () => {
    const [arrived, unfinished] = [await send(), await aGuest(server.url, link.token)];
    await owner.delete(`/systems/${projectId}/recording-links/${link.id}`);
    const statusOf = async ({ get, flowId }: typeof unfinished) =>
      (await get(`/flowlens/flow/${flowId}/recording-status`)).status;

    expect([await statusOf(arrived), await statusOf(unfinished)]).toEqual([200, 401]);
    expect((await waitingIn(owner, projectId)).map(({ flow_id }) => flow_id)).toEqual([arrived.flowId]);
  });

  it('are limited to 200 MB, even if their size is unknown at the start', async () => {
    const { flowId, secret } = await aGuest(server.url, link.token);
    const calls = tusCalls({ url: server.url, person: { token: secret } });
    const tooLarge = await calls.create(flowId, { 'upload-length': String(200 * 1024 * 1024 + 1) });
    const open = await calls.create(flowId, { 'upload-defer-length': '1' });
    const path = new URL(open.headers.get('location') ?? '', server.url).pathname;
    await server.database.pool.query('update uploads set offset_bytes = $2 where flow_id = $1', [
      flowId,
      200 * 1024 * 1024 - 4,
    ]);
    const last = await calls.append(path, 200 * 1024 * 1024 - 4, 'abcde');

    expect(await detailOf(tooLarge)).toEqual([
      413,
      'This recording is larger than 200 MB. Please record less at a time.',
    ]);
    expect([open.status, last.status]).toEqual([201, 413]);
  });

  it('count against the storage quota of the project while they wait', async () => {
    const sizes = 150 * 1024 * 1024;
    const responses = [];
    for (let guests = 0; guests < 3; guests += 1) {
      const { flowId, secret } = await aGuest(server.url, link.token);
      const calls = tusCalls({ url: server.url, person: { token: secret } });
      responses.push((await calls.create(flowId, { 'upload-length': String(sizes) })).status);
      // As if all of it had arrived.
      await server.database.pool.query(
        `insert into recordings (flow_id, completed_at) values ($1, now())
         on conflict (flow_id) do update set completed_at = now()`,
        [flowId],
      );
    }

    expect(responses).toEqual([201, 201, 413]);
  });

  it('are deleted with their project', async () => {
    const guest = await send();
    await processed(guest, guest.flowId);
    const deleted = await owner.delete(`/systems/${projectId}`);
    const { rows } = await server.database.pool.query('select from flows where id = $1', [guest.flowId]);

    expect([deleted.status, rows.length]).toEqual([204, 0]);
  });

  it('are deleted when their secret expires before they are complete', async () => {
    const [arrived, lost] = [await send(), await aGuest(server.url, link.token)];
    await server.database.pool.query('update guest_recordings set expires_at = now()');
    await clearUpNow(server);
    const { rows } = await server.database.pool.query('select id from flows where id = any($1)', [
      [arrived.flowId, lost.flowId],
    ]);

    expect(rows).toEqual([{ id: arrived.flowId }]);
  });

  it('no longer count against their link when they are deleted incomplete', async () => {
    link = await makeRecordingLink({ url: server.url, admin: owner }, projectId, { max_recordings_count: 1 });
    await aGuest(server.url, link.token);
    await server.database.pool.query('update guest_recordings set expires_at = now()');
    await clearUpNow(server);

    expect((await begin(server.url, link.token)).status).toBe(201);
  });

  it('cannot be accepted during processing', async () => {
    const guest = await send();
    await processed(guest, guest.flowId);
    await server.database.pool.query(`update flows set recording_status = 'in_progress' where id = $1`, [guest.flowId]);

    expect(await detailOf(await accept(guest.flowId))).toEqual([
      409,
      'This recording is still being processed. Please try again in a moment.',
    ]);
  });

  it('cannot create a second flow or access other flows', async () => {
    const [mine, other] = [await aGuest(server.url, link.token), randomUUID()];
    const created = await mine.post('/flowlens/flow', { title: 'x', recorded_at: '2026-03-02T09:14:18.000Z' });

    expect(created.status).toBe(401);
    expect((await mine.get(`/flowlens/flow/${other}/recording-status`)).status).toBe(404);
    expect((await mine.post(`/flowlens/flow/${other}/complete`, {})).status).toBe(404);
  });

  it('store typed text as one plain line', async () => {
    const response = await begin(server.url, link.token, { name: '  Dana\n\u202eDrew ' });
    const { flow_id } = (await response.json()) as GuestRecording;
    const { rows } = await server.database.pool.query('select guest_name from guest_recordings where flow_id = $1', [
      flow_id,
    ]);

    expect(rows).toEqual([{ guest_name: 'Dana Drew' }]);
  });
});
