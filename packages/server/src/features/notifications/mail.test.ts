import { DAY_MS } from '@flowlens/core/internal';
import { once } from 'node:events';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { pipeline, Writable } from 'node:stream';
import PostalMime from 'postal-mime';
import { afterEach, describe, expect, it } from 'vitest';
import { createJobs, type Jobs } from '../../platform/jobs/jobs.js';
import { createLogger } from '../../platform/logging/logger.js';
import { aPerson } from '../../../test/support/people/person.js';
import { addProject } from '../../../test/support/people/projects.js';
import { type SmtpSink, startSmtpSink } from '../../../test/support/people/smtp-sink.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';
import { createMail, type Mail } from './mail.js';

type Invitation = Parameters<Mail['invite']>[1];

describe('mail', () => {
  let server: TestServer;
  let jobs: Jobs;
  let mail: Mail;
  let sink: SmtpSink | undefined;
  let logged: string;
  afterEach(async () => {
    await jobs.stop();
    await server.close();
    await sink?.close();
    sink = undefined;
  });

  /** Mailer of a server; its own worker and this one share the queue and do the same. */
  async function open(smtpUrl?: string): Promise<void> {
    logged = '';
    const stream = new Writable({ write: (chunk, _encoding, done) => done(void (logged += String(chunk))) });
    const log = createLogger({ log: { level: 'warn', format: 'json' } }, stream);
    const from = 'FlowLens <flowlens@example.com>';
    server = await openTestServer({ log, env: smtpUrl ? { SMTP_URL: smtpUrl, MAIL_FROM: from } : {} });
    jobs = createJobs(server.database, log);
    const config = { mail: { smtpUrl, from, requireTls: false }, publicUrl: server.url, dataFolder: server.dataFolder };
    mail = createMail({ config, database: server.database, jobs, log });
    await jobs.start();
  }

  async function withSink(): Promise<SmtpSink> {
    sink = await startSmtpSink({ hideSTARTTLS: true });
    await open(`smtp://127.0.0.1:${sink.port}`);
    return sink;
  }

  /** Returns the state of the only message, and the seconds between its last attempt and the next. */
  async function theJob() {
    const { rows } = await server.database.pool.query<{ state: string; wait: number; retry_count: number }>(
      `select state, retry_count, extract(epoch from start_after - started_on)::float8 as wait from jobs.job where name = 'mail'`,
    );
    return rows[0];
  }

  /** A pending invitation, to Bob by default. */
  async function invitation(change: Partial<Invitation> = {}): Promise<Invitation> {
    const { db } = server.database;
    const ann = await aPerson(server.url, 'ann@example.com');
    const invite = {
      to: 'bob@example.com',
      projectName: 'Web shop',
      invitedBy: { name: 'Ann Archer', email: ann.email },
      role: 'USER' as const,
      ...change,
    };
    const project_id = await addProject(db, ann.userId, { name: invite.projectName });
    const { id } = await db
      .insertInto('invitations')
      .values({ project_id, email: invite.to, role: invite.role, expires_at: new Date(Date.now() + 60_000) })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { ...invite, invitationId: id };
  }

  const makeDue = () => server.database.pool.query(`update jobs.job set start_after = now() where name = 'mail'`);

  it('sends only messages of committed transactions', async () => {
    const { received } = await withSink();
    const { db } = server.database;
    const [toEve, toBob] = [await invitation({ to: 'eve@example.com' }), await invitation()];

    const failure = db.transaction().execute(async (transaction) => {
      await mail.invite(transaction, toEve);
      throw new Error('no');
    });
    await expect(failure).rejects.toThrow('no');
    await db.transaction().execute((transaction) => mail.invite(transaction, toBob));
    await waitUntil('the message is there', () => received.length > 0);
    await waitUntil('the job is done', async () => (await theJob())?.state === 'completed');

    expect(received).toMatchObject([{ envelope: { to: ['bob@example.com'] } }]);
    expect(received[0]?.email.html).toContain(`href="${server.url}/join/project?project_id=`);
    expect(received[0]?.email.messageId).toMatch(/^<[\da-f-]{36}@127\.0\.0\.1>$/);
  });

  it.each([421, 450])('retries with growing delays when the mail server returns %i', async (code) => {
    const { received, refuseWith } = await withSink();
    refuseWith(code);
    await mail.invite(server.database.db, await invitation());

    const waits: number[] = [];
    for (const attempt of [0, 1, 2, 3]) {
      await waitUntil(`attempt ${attempt} failed`, async () => {
        const job = await theJob();
        return job?.state === 'retry' && job.retry_count === attempt && job.wait > 1;
      });
      waits.push((await theJob())?.wait ?? 0);
      if (attempt === 3) refuseWith(undefined);
      await makeDue();
    }
    await waitUntil('the message is there', () => received.length > 0);

    for (const [attempt, wait] of waits.entries()) {
      const least = 10 * 2 ** attempt;
      expect(wait).toBeGreaterThan(least);
      expect(wait).toBeLessThan(3 * least);
    }
    expect(logged).not.toContain('example.com');
  });

  it('gives up at once when the mail server rejects the recipient permanently', async () => {
    const { received, refuseWith, connections } = await withSink();
    refuseWith(550);

    await mail.invite(server.database.db, await invitation());
    await waitUntil('the job has ended', async () => (await theJob())?.state === 'completed');

    expect([received, connections()]).toEqual([[], 1]);
    expect(logged).toMatch(/EENVELOPE 550.*an e-mail could not be delivered/);
    expect(logged).not.toContain('example.com');
  });

  it('gives up after a day', async () => {
    const { refuseWith } = await withSink();
    refuseWith(450);
    await mail.invite(server.database.db, await invitation());
    await waitUntil('the first attempt failed', async () => (await theJob())?.state === 'retry');

    const yesterday = JSON.stringify(new Date(Date.now() - DAY_MS - 1_000));
    await server.database.pool.query(
      `update jobs.job set data = jsonb_set(data, '{queuedAt}', $1::jsonb) where name = 'mail'`,
      [yesterday],
    );
    await makeDue();
    await waitUntil('the job has ended', async () => (await theJob())?.state === 'completed');

    expect(logged).toContain('an e-mail could not be delivered');
  });

  it('queues while the mail server is down', async () => {
    const { received, port } = (sink = await startSmtpSink({ hideSTARTTLS: true }));
    let isUp = false;
    // Keeps the port in the meantime, so that no other program takes it.
    const door = createServer((socket) => {
      if (isUp) pipeline(socket, connect(port, '127.0.0.1'), socket, () => undefined);
      else socket.destroy();
    }).listen(0, '127.0.0.1');
    await once(door, 'listening');
    await open(`smtp://127.0.0.1:${(door.address() as AddressInfo).port}`);

    await mail.invite(server.database.db, await invitation());
    await waitUntil('the first attempt failed', async () => (await theJob())?.state === 'retry');
    expect(received).toEqual([]);

    isUp = true;
    await makeDue();
    await waitUntil('the message is there', () => received.length === 1);
    door.close();
  });

  it.each([
    [
      'was revoked',
      (id: string) => server.database.db.updateTable('invitations').set({ status: 'REVOKED' }).where('id', '=', id),
    ],
    [
      'has expired',
      (id: string) =>
        server.database.db
          .updateTable('invitations')
          .set({ expires_at: new Date(0) })
          .where('id', '=', id),
    ],
    ['was deleted with its project', (id: string) => server.database.db.deleteFrom('invitations').where('id', '=', id)],
  ])('sends nothing for an invitation that %s', async (_how, end) => {
    const { received, refuseWith } = await withSink();
    refuseWith(450);
    const toBob = await invitation();
    await mail.invite(server.database.db, toBob);
    await waitUntil('the first attempt failed', async () => (await theJob())?.state === 'retry');
    refuseWith(undefined);

    await end(toBob.invitationId).execute();
    await makeDue();
    await waitUntil('the job has ended', async () => (await theJob())?.state === 'completed');

    expect(received).toEqual([]);
  });

  it('is written to a private file when there is no mail server', async () => {
    await open();
    const hostile = await invitation({ projectName: '../../etc/passwd\r\nBcc: eve@example.com' });

    await mail.invite(server.database.db, hostile);
    await waitUntil('the job is done', async () => (await theJob())?.state === 'completed');

    const outbox = join(server.dataFolder, 'outbox');
    const [name = '', ...others] = readdirSync(outbox);
    expect(others).toEqual([]);
    expect(name).toMatch(/^\d{4}-\d\d-\d\dT[\d-]+Z-[\da-f-]{36}\.eml$/);
    expect([statSync(outbox), statSync(join(outbox, name))].map(({ mode }) => mode & 0o777)).toEqual([0o700, 0o600]);
    const email = await PostalMime.parse(readFileSync(join(outbox, name)));
    expect(email.to).toMatchObject([{ address: 'bob@example.com' }]);
    expect(email.bcc).toBeUndefined();
    expect(email.text).toContain('invites you to the project “../../etc/passwd Bcc: eve[at]example[.]com”');
    expect(logged).toContain(JSON.stringify(`an e-mail was written to ${join(outbox, name)}`));
    expect(logged).not.toContain('example.com');
  });
});
