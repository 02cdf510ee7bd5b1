import type { CurrentUser, FlowSummary, Member, Project } from '@flowlens/client';
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDataFolder } from '../../../../test/support/server/data-folder.js';
import { anEmbeddedPerson, anEmbedKey, askForToken } from '../../../../test/support/people/embedding.js';
import { aPerson, type Person } from '../../../../test/support/people/person.js';
import { aRecorder, EXTENSION_ID } from '../../../../test/support/recordings/recorder-token.js';
import { runCommandHere } from '../../../../test/support/server/run-command-here.js';
import { type SpawnedServer, spawnFlowLens } from '../../../../test/support/server/spawned-server.js';
import { newTestDatabase } from '../../../../test/support/database/test-database.js';

const folder = createDataFolder();
const settings = {
  FLOWLENS_DATA: folder,
  PORT: '0',
  FLOWLENS_MIN_FREE_MB: '1',
  FLOWLENS_LOG_FORMAT: 'pretty',
  FLOWLENS_MAX_MEMBERS: '25',
  FLOWLENS_MAX_PERSONAL_PROJECTS: '4',
  RECORDER_EXTENSION_IDS: EXTENSION_ID,
};
let env: Record<string, string>;
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runCommandHere(args, env);

describe('limits and people', () => {
  let server: SpawnedServer;
  let url: string;
  let ann: Person;
  beforeAll(async () => {
    env = { ...settings, ...(await newTestDatabase(folder)) };
    server = spawnFlowLens(['serve'], env);
    url = await server.ready;
    ann = await aPerson(url, 'ann@example.com');
  });
  afterAll(async () => {
    server.process.kill('SIGTERM');
    await server.exited;
  });

  async function read<T>(person: Pick<Person, 'get'>, path: string): Promise<T> {
    return (await (await person.get(path)).json()) as T;
  }
  const projectsOf = (person: Person) => read<Project[]>(person, '/systems');
  const projectLimitOf = async (person: Person) =>
    (await read<CurrentUser>(person, '/auth/me')).app_user.max_systems_count;

  async function aProject(owner: Person, name: string): Promise<string> {
    const response = await owner.post('/systems', { name });
    return ((await response.json()) as { id: string }).id;
  }

  async function join(owner: Person, guest: Person, projectId: string): Promise<void> {
    const link = (await (
      await owner.post(`/systems/${projectId}/public-invitation`, { max_joins_count: 1000 })
    ).json()) as { id: string };
    await guest.post('/systems/join', { system_id: projectId, invitation_id: link.id });
  }

  async function aFlow(person: Person, projectId: string): Promise<string> {
    const body = { title: 'A flow', system_id: projectId, recorded_at: new Date().toISOString() };
    return ((await (await person.post('/flowlens/flow', body)).json()) as { id: string }).id;
  }

  it('fall back to the settings for people and projects without their own limit', async () => {
    const [project] = await projectsOf(ann);

    expect([project?.max_members_count, await projectLimitOf(ann)]).toEqual([25, 4]);
  });

  it('set-limits sets and resets the limit of one project or person', async () => {
    const [project] = await projectsOf(ann);
    const own = [
      await run('set-limits', '--project', project?.id ?? '', '--max-members', '400'),
      await run('set-limits', '--person', 'Ann@Example.com', '--max-projects', '40'),
    ];
    const limits = [(await projectsOf(ann))[0]?.max_members_count, await projectLimitOf(ann)];
    await run('set-limits', '--project', project?.id ?? '', '--max-members', 'default');
    await run('set-limits', '--person', ann.userId, '--max-projects', 'default');

    expect(own).toEqual(Array(2).fill({ code: 0, output: 'The limit was set.' }));
    expect(limits).toEqual([400, 40]);
    expect([(await projectsOf(ann))[0]?.max_members_count, await projectLimitOf(ann)]).toEqual([25, 4]);
  });

  it.each([
    [['--project', 'x', '--max-members', '5'], 2, 'A project id looks like'],
    [['--project', '7f1d8f5e-0c5b-4f0e-8f3c-2f9d3f6f2a10', '--max-members', '5'], 1, 'There is no project with the id'],
    [['--person', 'ann@example.com', '--max-projects', '0'], 2, '--max-projects must be a whole number from 1 to'],
    [['--person', 'ann@example.com', '--max-members', '5'], 2, 'set-limits needs --project <id> with --max-members'],
    [['--person', 'nobody@example.com', '--max-projects', '5'], 1, 'Nobody with the e-mail nobody@example.com'],
  ])('set-limits %j exits with %i and reports why', async (args, code, message) => {
    expect(await run('set-limits', ...args)).toEqual({ code, output: expect.stringContaining(message) as string });
  });

  it('list-people shows everybody with their projects and flows', async () => {
    const bob = await aPerson(url, 'bob@example.com');
    await aFlow(bob, (await projectsOf(bob))[0]?.id ?? '');

    const { code, output } = await run('list-people');

    const lines = output.split('\n').map((line) => line.split(/\s{2,}/));
    const today = new Date().toISOString().slice(0, 10);
    expect(code).toBe(0);
    expect(lines[0]).toEqual(['e-mail', 'name', 'projects', 'flows', 'last seen', 'account id']);
    expect(lines.slice(1).map(([email, , ...cells]) => [email, ...cells])).toEqual([
      ['ann@example.com', '1 of 4', '0', today, ann.userId],
      ['bob@example.com', '1 of 4', '1', today, bob.userId],
    ]);
  });

  it('remove-person --transfer-to ends all access at once and hands everything over', async () => {
    const leaver = await aPerson(url, 'leaver@example.com');
    const newOwner = await aPerson(url, 'new-owner@example.com');
    const shared = await aProject(leaver, 'Checkout');
    await join(leaver, ann, shared);
    const [ownFlow, annsFlow] = [await aFlow(leaver, shared), await aFlow(ann, shared)];
    await leaver.post('/flowlens/flow/comment', { flow_id: annsFlow, content: 'Seen it too', timestamp: 1 });
    const share = (await (await leaver.post(`/flowlens/flow/${ownFlow}/share`)).json()) as { share_url: string };
    const agent = (await (await leaver.post('/auth/token', { agent_type: 'CURSOR' })).json()) as { token: string };

    const recorder = await aRecorder(url, leaver);

    const { code, output } = await run('remove-person', 'leaver@example.com', '--transfer-to', 'new-owner@example.com');

    expect([code, output]).toEqual([
      0,
      'leaver@example.com is removed. Moved to new-owner@example.com: 2 projects and 1 flow.',
    ]);
    expect((await leaver.get('/auth/me')).status).toBe(401);
    expect((await recorder.get('/auth/me')).status).toBe(401);
    const refresh = { method: 'POST', headers: { origin: url, cookie: leaver.cookie } };
    expect((await fetch(`${url}/auth/google/refresh`, refresh)).status).toBe(401);
    const mcp = await fetch(`${url}/mcp`, { method: 'POST', headers: { authorization: `Bearer ${agent.token}` } });
    expect(mcp.status).toBe(401);
    const shareToken = share.share_url.split('/').at(-1) ?? '';
    expect((await fetch(`${url}/flowlens/shared/${shareToken}`)).status).toBe(401);

    const projects = await projectsOf(newOwner);
    expect(projects.filter(({ is_default }) => is_default)).toHaveLength(1);
    expect(projects.find(({ id }) => id === shared)).toMatchObject({
      created_by_user_id: newOwner.userId,
      user_role: 'ADMIN',
    });
    const members = await read<Member[]>(newOwner, `/systems/${shared}/members`);
    expect(members.map(({ email }) => email).sort()).toEqual(['ann@example.com', 'new-owner@example.com']);
    expect(await read<FlowSummary>(newOwner, `/flowlens/flow/${ownFlow}`)).toMatchObject({
      reporter_email: 'leaver@example.com',
      reporter_user_id: newOwner.userId,
    });
    expect(await read<unknown[]>(ann, `/flowlens/flow/${annsFlow}/comments`)).toMatchObject([
      { content: 'Seen it too', author_email: 'leaver@example.com' },
    ]);
    expect((await run('list-people')).output).not.toContain('leaver@example.com');
  });

  it('create-recorder-token makes a token that records as a person and reads nothing', async () => {
    const shop = await aPerson(url, 'shop@example.com');

    const { code, output: token } = await run(
      'create-recorder-token',
      '--user',
      'Shop@example.com',
      '--name',
      'Our shop',
    );

    expect([code, token]).toEqual([0, expect.stringMatching(/^fl_rec_[\w-]+$/)]);
    const authorization = `Bearer ${token}`;
    const body = JSON.stringify({ title: 'Reported', recorded_at: new Date().toISOString() });
    const headers = { authorization, 'content-type': 'application/json' };
    expect((await fetch(`${url}/flowlens/flow`, { method: 'POST', headers, body })).status).toBe(201);
    expect((await fetch(`${url}/flowlens/flows`, { headers: { authorization } })).status).toBe(401);
    const listed = await read<object[]>(shop, '/auth/tokens');
    expect(listed).toMatchObject([{ kind: 'recorder', device: 'Our shop', created_from: 'command line' }]);
    expect(JSON.stringify(listed)).not.toContain(token);
  });

  it.each([
    [['--user', 'nobody@example.com'], 1, 'Nobody with the e-mail nobody@example.com has signed in yet.'],
    [[], 2, 'Add --user <e-mail> to name the reporter.'],
  ])('create-recorder-token %j creates nothing', async (args, code, message) => {
    const refused = await run('create-recorder-token', ...args);

    expect(refused.code).toBe(code);
    expect(refused.output).toContain(message);
  });

  it('end-sessions --user signs out one person on every device, with their assistants, beside a running server', async () => {
    const [here, there] = [await aPerson(url, 'lost@example.com'), await aPerson(url, 'lost@example.com')];
    await here.post('/auth/token', { agent_type: 'CURSOR' });
    const recorder = await aRecorder(url, there);

    const { code, output } = await run('end-sessions', '--user', 'LOST@example.com');

    expect([code, output]).toEqual([
      0,
      'Ended 2 sessions, 1 agent token, 1 recorder token and 0 embed tokens of lost@example.com.',
    ]);
    for (const person of [here, there, recorder]) expect((await person.get('/auth/me')).status).toBe(401);
    expect((await ann.get('/auth/me')).status).toBe(200);
    const again = await aPerson(url, 'lost@example.com');
    expect(again.userId).toBe(here.userId);
    expect(await read<unknown[]>(again, '/auth/tokens')).toEqual([]);
  });

  it('end-sessions --keep-agent-tokens leaves the tokens of assistants', async () => {
    const person = await aPerson(url, 'keeps@example.com');
    const { token } = (await (await person.post('/auth/token', { agent_type: 'CURSOR' })).json()) as { token: string };

    expect(await run('end-sessions', '--user', person.userId, '--keep-agent-tokens')).toEqual({
      code: 0,
      output: 'Ended 1 session, 0 agent tokens, 0 recorder tokens and 0 embed tokens of keeps@example.com.',
    });
    expect((await person.get('/auth/me')).status).toBe(401);
    const unknown = '/flowlens/flow/9f3a1b2c-5d6e-4f70-8a9b-0c1d2e3f4a88';
    expect((await fetch(url + unknown, { headers: { authorization: `Bearer ${token}` } })).status).toBe(404);
  });

  it('end-sessions without a person signs out everybody and writes an audit line', async () => {
    const person = await aPerson(url, 'everybody@example.com');
    const command = spawnFlowLens(['end-sessions'], { ...env, FLOWLENS_LOG_FORMAT: 'json' });

    expect(await command.exited).toBe(0);
    expect((await person.get('/auth/me')).status).toBe(401);
    const lines = command.output().trim().split('\n');
    expect(lines.map((line) => JSON.parse(line) as object)).toEqual([
      expect.objectContaining({
        msg: expect.stringMatching(
          /^Ended \d+ sessions?, \d+ agent tokens?, \d+ recorder tokens? and \d+ embed tokens? of everybody\.$/,
        ) as string,
      }),
      expect.objectContaining({
        msg: 'audit',
        action: 'operator_command',
        session: 'operator',
        command: 'end-sessions',
      }),
    ]);
    ann = await aPerson(url, 'ann@example.com');
  });

  it('end-sessions of an unknown person exits with 1, signs out nobody and writes no audit line', async () => {
    const command = spawnFlowLens(['end-sessions', '--user', 'nobody@example.com'], {
      ...env,
      FLOWLENS_LOG_FORMAT: 'json',
    });

    expect(await command.exited).toBe(1);
    expect(command.output()).toContain('Nobody with the e-mail nobody@example.com');
    expect(command.output()).not.toContain('audit');
    expect((await ann.get('/auth/me')).status).toBe(200);
  });

  it('a removed person who signs in again gets a new account', async () => {
    const again = await aPerson(url, 'leaver@example.com');

    expect((await projectsOf(again)).map(({ is_default }) => is_default)).toEqual([true]);
  });

  it('remove-person --delete deletes projects, flows and comments', async () => {
    const gone = await aPerson(url, 'gone@example.com');
    const annsProject = await aProject(ann, 'Search');
    await join(ann, gone, annsProject);
    const [theirs, annsFlow] = [await aFlow(gone, annsProject), await aFlow(ann, annsProject)];
    await gone.post('/flowlens/flow/comment', { flow_id: annsFlow, content: 'Mine', timestamp: 1 });

    const { code, output } = await run('remove-person', 'gone@example.com', '--delete');

    expect([code, output]).toEqual([0, 'gone@example.com is removed. Deleted: 1 project and 1 flow.']);
    expect((await ann.get(`/flowlens/flow/${theirs}`)).status).toBe(404);
    expect((await ann.get(`/flowlens/flow/${annsFlow}`)).status).toBe(200);
    expect(await read<unknown[]>(ann, `/flowlens/flow/${annsFlow}/comments`)).toEqual([]);
    expect((await gone.get('/auth/me')).status).toBe(401);
  });

  it('finds an embedded person by id only, and their account by e-mail', async () => {
    const account = await aPerson(url, 'twin@example.com');
    const projectId = await aProject(ann, 'Desk');
    const { key } = await anEmbedKey(ann, projectId);
    const twin = await anEmbeddedPerson(url, key, { email: account.email });
    const { app_user } = await read<CurrentUser>(twin, '/auth/me');

    expect((await run('list-people')).output).toMatch(
      new RegExp(`^twin@example.com .* embedded .* ${app_user.id}$`, 'm'),
    );
    expect(await run('remove-person', account.email, '--transfer-to', app_user.id)).toMatchObject({ code: 1 });
    expect(await run('remove-person', app_user.id, '--transfer-to', account.email)).toMatchObject({ code: 0 });

    expect((await twin.get('/auth/me')).status).toBe(401);
    expect((await account.get('/auth/me')).status).toBe(200);
    const again = await anEmbeddedPerson(url, key, { email: account.email });
    expect((await read<CurrentUser>(again, '/auth/me')).app_user.id).not.toBe(app_user.id);
  });

  it('ends the embed keys of a removed person', async () => {
    const gone = await aPerson(url, 'keys@example.com');
    const { key } = await anEmbedKey(gone, await aProject(gone, 'Theirs'));
    const person = await anEmbeddedPerson(url, key);

    expect(await run('remove-person', gone.email, '--transfer-to', ann.email)).toMatchObject({ code: 0 });

    expect((await person.get('/auth/me')).status).toBe(401);
    expect((await askForToken(url, key)).status).toBe(401);
  });

  it.each([
    [['ann@example.com'], 2, 'needs either --transfer-to <e-mail> or --delete'],
    [['ann@example.com', '--delete', '--transfer-to', 'bob@example.com'], 2, 'needs either --transfer-to'],
    [['ann@example.com', '--transfer-to', 'ANN@example.com'], 2, 'Nobody can take over from themselves.'],
    [['nobody@example.com', '--delete'], 1, 'Nobody with the e-mail nobody@example.com'],
  ])('remove-person %j exits with %i and reports why', async (args, code, message) => {
    expect(await run('remove-person', ...args)).toEqual({ code, output: expect.stringContaining(message) as string });
    expect((await ann.get('/auth/me')).status).toBe(200);
  });
});
