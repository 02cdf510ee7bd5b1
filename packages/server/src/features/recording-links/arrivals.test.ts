import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { DAY_MS } from '@flowlens/core/internal';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { addPeople } from '../../../test/support/people/add-people.js';
import { clearUpNow } from '../../../test/support/server/clear-up-now.js';
import {
  aGuest,
  begin,
  forgetAddresses,
  makeRecordingLink,
  sendAsGuest,
  waitingIn,
} from '../../../test/support/people/guest.js';
import type { Person } from '../../../test/support/people/person.js';
import { addProject } from '../../../test/support/people/projects.js';
import { processed } from '../../../test/support/recordings/recorder.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';

const isPostgres = inject('testDatabase').kind === 'postgres';

describe('guest recordings after their arrival', () => {
  let server: TestServer;
  let owner: Person;
  let projectId: string;
  let link: { id: string; token: string };
  beforeAll(async () => {
    server = await openTestServer();
    [owner] = (await addPeople(server, 1)) as [Person];
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await forgetAddresses(server);
    projectId = await addProject(server.database.db, owner.userId, { name: 'Web shop' });
    link = await makeRecordingLink({ url: server.url, admin: owner }, projectId);
  });

  const send = (change = {}) => sendAsGuest(server.url, link.token, change);
  const accept = (flowId: string) => owner.post(`/systems/${projectId}/waiting-recordings/${flowId}`);
  const receivedAgo = (age: string, flowIds: string[]) =>
    server.database.pool.query(
      'update recordings set completed_at = now() - $1::interval where flow_id = any($2::uuid[])',
      [age, flowIds],
    );
  const outbox = () => join(server.dataFolder, 'outbox');
  /** Messages about this project. */
  const mails = async () => {
    const all = readdirSync(outbox()).map((name) => PostalMime.parse(readFileSync(join(outbox(), name))));
    return (await Promise.all(all)).filter(({ text }) => text?.includes(projectId));
  };

  it('are announced to the creator of the link by e-mail, without any text of the guest', async () => {
    const guest = await send({ name: 'Buy at evil.example', title: 'Win a prize' });
    await processed(guest, guest.flowId);
    await waitUntil('the mail is written', async () => (await mails()).length > 0);
    const [mail] = await mails();

    expect(mail?.to?.[0]?.address).toBe(owner.email);
    expect(mail?.subject).toBe('A recording waits in “Web shop” on FlowLens');
    expect(mail?.text).toContain('The checkout fails');
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/evil|prize|Dana|customer/);
  });

  it('are announced at most once an hour per link', async () => {
    const other = await makeRecordingLink({ url: server.url, admin: owner }, projectId, { title: 'Another question' });
    const notifiedAgo = (age: string) =>
      server.database.pool.query(
        'update recording_links set notified_at = now() - $1::interval where id = $2 and notified_at is not null',
        [age, link.id],
      );
    await send();
    await send();
    await sendAsGuest(server.url, other.token);
    await notifiedAgo('59 minutes');
    await send();
    await notifiedAgo('61 minutes');
    await send();
    await waitUntil('three mails are written', async () => (await mails()).length >= 3);
    await waitUntil('no mail is left to be sent', async () => {
      const { rows } = await server.database.pool.query(
        `select from jobs.job where name = 'mail' and state < 'completed'`,
      );
      return rows.length === 0;
    });
    const texts = (await mails()).map(({ text = '' }) => text);
    const countOf = (title: string) => texts.filter((text) => text.includes(title)).length;

    expect([countOf('The checkout fails'), countOf('Another question')]).toEqual([2, 1]);
  });

  it('are deleted with their files after 30 days without a decision', async () => {
    const recordings = [await send(), await send(), await send()];
    for (const guest of recordings) await processed(guest, guest.flowId);
    const [old, young, accepted] = recordings.map(({ flowId }) => flowId) as [string, string, string];
    const waiting = await waitingIn(owner, projectId);
    const pictureOf = (id: string) => waiting.find(({ flow_id }) => flow_id === id)?.thumbnail_url ?? '';
    expect((await accept(accepted)).status).toBe(204);
    await receivedAgo('30 days 1 minute', [old, accepted]);
    await receivedAgo('29 days 23 hours', [young]);
    const { waiting_recordings: count } = await clearUpNow(server);

    expect(count).toBe(1);
    expect((await waitingIn(owner, projectId)).map(({ flow_id }) => flow_id)).toEqual([young]);
    expect((await owner.get(`/flowlens/flow/${accepted}`)).status).toBe(200);
    await waitUntil('the picture is gone', async () => (await fetch(pictureOf(old))).status === 404);
    expect((await fetch(pictureOf(young))).status).toBe(200);
  });

  it('are deleted after 30 days even if they are not processed yet', async () => {
    const guest = await send();
    await processed(guest, guest.flowId);
    await server.database.pool.query(`update flows set recording_status = 'pending' where id = $1`, [guest.flowId]);
    await receivedAgo('31 days', [guest.flowId]);

    expect(await clearUpNow(server)).toMatchObject({ waiting_recordings: 1 });
  });

  it('show the day on which they are deleted', async () => {
    await send();
    const [waiting] = await waitingIn(owner, projectId);

    expect(Date.parse(waiting?.expires_at ?? '') - Date.parse(waiting?.received_at ?? '')).toBe(30 * DAY_MS);
  });

  // The embedded database runs one transaction at a time.
  it.runIf(isPostgres)('are not abandoned while a request for them is running', async () => {
    const silent = await aGuest(server.url, link.token);
    await server.database.pool.query(
      `update guest_recordings set last_seen_at = now() - interval '121 seconds' where flow_id = $1`,
      [silent.flowId],
    );
    const arrival = await server.database.pool.connect();
    try {
      await arrival.query('begin');
      await arrival.query('select from flows where id = $1 for no key update', [silent.flowId]);

      // Answered while the other still locks its flow.
      expect((await begin(server.url, link.token)).status).toBe(409);
    } finally {
      await arrival.query('rollback');
      arrival.release();
    }
    expect((await silent.get(`/flowlens/flow/${silent.flowId}/recording-status`)).status).toBe(200);
  });
});
