import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataFolder } from '../../test/support/server/data-folder.js';
import { aPerson, type Person } from '../../test/support/people/person.js';
import { type SmtpSink, startSmtpSink } from '../../test/support/people/smtp-sink.js';
import { type SpawnedServer, spawnFlowLens } from '../../test/support/server/spawned-server.js';
import { newTestDatabase } from '../../test/support/database/test-database.js';
import { waitUntil } from '../../test/support/wait-until.js';

const folder = createDataFolder();

describe('a server that is stopped under load', () => {
  let mail: SmtpSink;
  let server: SpawnedServer;
  let url = '';
  let ann: Person;
  const mailing = Promise.withResolvers<void>();
  const mailGoesOn = Promise.withResolvers<void>();
  beforeAll(async () => {
    const database = await newTestDatabase(folder);
    // A mail server that does not answer until the test lets it continue.
    mail = await startSmtpSink({
      hideSTARTTLS: true,
      onMailFrom(_address, _session, done) {
        mailing.resolve();
        void mailGoesOn.promise.then(() => done());
      },
    });
    const settings = { PORT: '0', FLOWLENS_DATA: folder, FLOWLENS_MIN_FREE_MB: '1', FLOWLENS_LIMIT_READS: '0' };
    const smtp = { SMTP_URL: `smtp://127.0.0.1:${mail.port}`, MAIL_FROM: 'flowlens@example.com' };
    server = spawnFlowLens(['serve'], { ...settings, ...smtp, ...database });
    url = await server.ready;
    ann = await aPerson(url, 'ann@example.com');
  });
  afterAll(async () => {
    server.process.kill('SIGKILL');
    await server.exited;
    await mail.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** A request that creates a tag, only half sent; `finish` sends the rest and returns its status. */
  async function halfARequest(projectId: string, title: string) {
    const body = JSON.stringify({ system_id: projectId, title });
    const call = request(`${url}/flowlens/tag`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${ann.token}`,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
      },
    });
    const answered = (once(call, 'response') as Promise<[IncomingMessage]>).then(async ([response]) => [
      response.statusCode,
      await json(response),
    ]);
    await new Promise<void>((resolve) => call.write(body.slice(0, 9), () => resolve()));
    return {
      finish() {
        call.end(body.slice(9));
        return answered;
      },
    };
  }

  it('accepts no new calls, finishes running calls and jobs, and exits with 0', async () => {
    const statuses: (number | 'refused')[] = [];
    const callUntilRefused = async () => {
      while (statuses.at(-1) !== 'refused')
        statuses.push(
          await ann.get('/systems').then(
            (response) => response.status,
            () => 'refused' as const,
          ),
        );
    };
    const project = (await (await ann.post('/systems', { name: 'Shop' })).json()) as { id: string };
    expect((await ann.post(`/systems/${project.id}/invite`, { email: 'bob@example.com', role: 'USER' })).status).toBe(
      201,
    );
    await mailing.promise;
    const halves = await Promise.all(['one', 'two'].map((title) => halfARequest(project.id, title)));
    const clients = Array.from({ length: 8 }, callUntilRefused);
    await waitUntil('there is load', () => statuses.length > 50);

    server.process.kill('SIGTERM');
    await Promise.all(clients);
    const finished = await Promise.all(halves.map((half) => half.finish()));
    // A server that waits only for its requests would have ended by then.
    await Promise.race([server.exited, sleep(1_000)]);
    mailGoesOn.resolve();
    const how = await server.exited;

    expect(how).toBe(0);
    expect(finished).toMatchObject([
      [201, { title: 'one' }],
      [201, { title: 'two' }],
    ]);
    // A request on an open connection gets 503 at that moment.
    expect(statuses.filter((status) => ![200, 503, 'refused'].includes(status))).toEqual([]);
    expect(mail.received.map(({ envelope }) => envelope.to)).toEqual([['bob@example.com']]);
    await expect(fetch(`${url}/livez`)).rejects.toThrow();
  });
});
