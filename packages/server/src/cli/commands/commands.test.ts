import type { Project } from '@flowlens/client';
import { randomUUID } from 'node:crypto';
import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.js';
import { joinDatabase } from '../../platform/database/database.js';
import { createDataFolder } from '../../../test/support/server/data-folder.js';
import { readClip } from '../../../test/support/recordings/make-video.js';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import { announce, processed, uploadVideo } from '../../../test/support/recordings/recorder.js';
import { runCommandHere } from '../../../test/support/server/run-command-here.js';
import { type SpawnedServer, spawnFlowLens } from '../../../test/support/server/spawned-server.js';
import { newTestDatabase } from '../../../test/support/database/test-database.js';

const folder = createDataFolder();
const env = { FLOWLENS_DATA: folder, PORT: '0', FLOWLENS_MIN_FREE_MB: '1', FLOWLENS_LOG_FORMAT: 'pretty' };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (args: string[], settings: Record<string, string> = env) => runCommandHere(args, settings);

/** Runs a command in its own process until it ends. */
async function runProcess(args: string[], settings: Record<string, string> = env) {
  const command = spawnFlowLens(args, settings);
  return { code: await command.exited, output: command.output().trim() };
}

const newProject = (...more: string[]) =>
  runProcess(['create-project', '--open-source', '--name', 'Web shop', '--owner', 'Ann@Example.com', ...more]);

describe('commands beside a running server', () => {
  let server: SpawnedServer;
  let ann: Person;
  beforeAll(async () => {
    await newTestDatabase(folder);
    server = spawnFlowLens(['serve'], env);
    ann = await aPerson(await server.ready, 'ann@example.com');
  });
  afterAll(async () => {
    server.process.kill('SIGTERM');
    await server.exited;
  });

  const openSource = async () => {
    const projects = (await (await ann.get('/systems')).json()) as Project[];
    return projects.filter(({ category }) => category === 'OPEN_SOURCE');
  };

  it('create-project creates an open source project that its owner sees at once', async () => {
    const { code, output } = await newProject('--description', 'Where we sell', '--max-members', '250');

    const [project] = await openSource();
    expect([code, output]).toEqual([0, `The open source project ${project?.id} was created.`]);
    expect(project).toMatchObject({
      name: 'Web shop',
      description: 'Where we sell',
      user_role: 'ADMIN',
      created_by_user_id: ann.userId,
      max_members_count: 250,
      members_count: 1,
      is_default: false,
    });
  });

  it('create-project also accepts the id of the owner', async () => {
    const { code } = await run(['create-project', '--open-source', '--name', 'By id', '--owner', ann.userId]);

    expect([code, (await openSource()).map(({ name }) => name)]).toEqual([0, ['Web shop', 'By id']]);
  });

  it('create-project rejects an owner who has never signed in', async () => {
    const { code, output } = await run([
      'create-project',
      '--open-source',
      '--name',
      'x',
      '--owner',
      'bob@example.com',
    ]);

    expect([code, output]).toEqual([
      1,
      'Nobody with the e-mail bob@example.com has signed in yet. Ask them to sign in first.',
    ]);
  });

  it.each([
    ['a blank name', ['--name= '], '--name must not be blank.'],
    ['a long name', [`--name=${'x'.repeat(101)}`], '--name must not have more than 100 characters.'],
    ['no members', ['--name=x', '--max-members=0'], '--max-members must be a whole number from 1 to 100000.'],
  ])('create-project rejects %s', async (_what, flags, message) => {
    const { code, output } = await run(['create-project', '--open-source', '--owner', 'ann@example.com', ...flags]);

    expect([code, output]).toEqual([2, message]);
  });

  it('restore-tag restores a deleted tag, or reports why it cannot', async () => {
    const [project] = await openSource();
    const created = await ann.post('/flowlens/tag', { system_id: project?.id, title: 'checkout' });
    const { id } = (await created.json()) as { id: string };
    const tags = async (): Promise<unknown> => (await ann.get(`/flowlens/tags?system_id=${project?.id}`)).json();
    const live = await run(['restore-tag', id]);
    await ann.delete(`/flowlens/tag/${id}`);
    const back = await run(['restore-tag', id]);

    expect([live.code, live.output]).toEqual([1, 'There is no deleted tag with this id.']);
    expect([back.code, back.output]).toEqual([0, 'The tag was restored.']);
    expect(await tags()).toMatchObject({ tags: [{ id, title: 'checkout' }] });
    expect(await run(['restore-tag', 'checkout'])).toMatchObject({ code: 2 });
    expect(await run(['restore-tag', randomUUID()])).toMatchObject({ code: 1, output: live.output });
  });

  it('retry processes a failed recording again, or reports why it cannot', async () => {
    const flowId = await announce(ann);
    const pending = await run(['retry', flowId]);
    await uploadVideo({ url: await server.ready, person: ann }, { flowId, bytes: await readClip() });
    const database = await joinDatabase(readConfig({ FLOWLENS_DATA: folder }), quietLog, () => undefined);
    await sql`update recordings set completed_at = now() where flow_id = ${flowId}`.execute(database.db);
    await sql`update flows set recording_status = 'failed' where id = ${flowId}`.execute(database.db);
    await database.close();

    const again = await run(['retry', flowId]);

    expect([pending.code, pending.output]).toEqual([1, 'Only a failed recording can be tried again.']);
    expect([again.code, again.output]).toEqual([0, 'The recording is queued. A running server processes it now.']);
    expect(await processed(ann, flowId)).toMatchObject({ recording_status: 'completed' });
    expect(await run(['retry', randomUUID()])).toEqual({ code: 1, output: 'No flow has this id.' });
    expect(await run(['retry', 'checkout'])).toMatchObject({ code: 2 });
  });

  it('migrate and seed work as without a running server', async () => {
    expect(await run(['migrate'])).toEqual({ code: 0, output: 'The database is up to date.' });
    expect(await run(['seed'])).toEqual({ code: 0, output: 'The demo project is in the database.' });
  });

  it('find its database even with another temporary folder', async () => {
    const elsewhere = { ...env, TMPDIR: folder };

    expect(await runProcess(['migrate'], elsewhere)).toEqual({ code: 0, output: 'The database is up to date.' });
  });

  it('backup writes a file and never overwrites an existing one', async () => {
    const file = join(folder, 'backup.tar.gz');
    const first = await runProcess(['backup', file]);
    const second = await run(['backup', file]);

    expect([first.code, first.output]).toEqual([0, expect.stringContaining(`The backup is in ${file} (`)]);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect([second.code, second.output]).toEqual([1, `The file ${file} already exists. Choose another name.`]);
  });

  it('restore fails while a server is running', async () => {
    const { code, output } = await runProcess(['restore', join(folder, 'backup.tar.gz')]);

    expect([code, output]).toEqual([1, expect.stringContaining('is in use by another FlowLens server')]);
  });

  it('do not affect the server and its database', async () => {
    expect((await ann.get('/readyz')).status).toBe(200);
    expect(server.output()).not.toContain('ended and is started again');
  });
});

describe('commands without a server', () => {
  it('work on the folder of a stopped server', async () => {
    expect(await newProject()).toMatchObject({ code: 0 });
  });

  it('reject an empty folder as the data of a server', async () => {
    const empty = createDataFolder();
    const { code, output } = await run(['restore-tag', randomUUID()], { FLOWLENS_DATA: empty });

    expect([code, output]).toEqual([
      1,
      `There is no FlowLens database in ${empty}. Set FLOWLENS_DATA or DATABASE_URL as the server has it.`,
    ]);
    rmSync(empty, { recursive: true });
  });

  it('check their arguments before the configuration', async () => {
    const { code, output } = await runProcess(['create-project', '--ownr', 'x'], { PORT: 'x' });

    expect([code, output]).toEqual([
      2,
      'create-project has no flag --ownr. Did you mean --owner? See flowlens create-project --help.',
    ]);
  });

  it('each print their own help', async () => {
    const { code, output } = await runProcess(['restore-tag', '--help'], {});

    expect(code).toBe(0);
    expect(output).toMatch(/^Usage: flowlens restore-tag <tag id>\n/);
  });
});
