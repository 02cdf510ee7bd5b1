import type { GuestLink, RecordingLinks } from '@flowlens/client';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmdirSync } from 'node:fs';
import { readlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MEDIA_NAMES } from '../../recordings/media/media-names.js';
import { mediaChild } from '../../platform/package-paths.js';
import { findChild } from '../../../test/support/processes/find-child.js';
import { holdNextChild } from '../../../test/support/processes/hold-next-child.js';
import { A_LINK, aGuest, begin, makeRecordingLink, sendAsGuest } from '../../../test/support/people/guest.js';
import { readClip } from '../../../test/support/recordings/make-video.js';
import { aPerson, callsOf, type Person } from '../../../test/support/people/person.js';
import { addProject } from '../../../test/support/people/projects.js';
import { processed, uploadVideo } from '../../../test/support/recordings/recorder.js';
import { openRestartableServer, type RestartableServer } from '../../../test/support/server/restartable-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';

describe('guest recordings and the system sandbox', () => {
  let server: RestartableServer;
  let owner: Person;
  let projectId: string;
  let token: string;
  beforeAll(async () => {
    server = await openRestartableServer();
    owner = await aPerson(server.url, 'owner@example.com');
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await startContained();
    await server.running().database.pool.query('update guest_recordings set address = null');
    projectId = await addProject(server.running().database.db, owner.userId);
    ({ token } = await makeRecordingLink({ url: server.url, admin: owner }, projectId));
  });

  async function startContained() {
    await server.stop();
    await server.start();
    // Start-up check of this machine, without which the other tests would prove nothing.
    expect(server.running().sandbox.kind).toBe('system');
  }
  async function startWithoutBwrap() {
    const path = process.env.PATH;
    const empty = mkdtempSync(join(tmpdir(), 'flowlens-empty-'));
    await server.stop();
    process.env.PATH = empty;
    try {
      await server.start();
    } finally {
      process.env.PATH = path;
      rmdirSync(empty);
    }
  }
  async function startWithoutSandbox() {
    await server.stop();
    await server.start({ FLOWLENS_MEDIA_SANDBOX: 'off' });
  }
  const answerOf = async (response: Response) => [
    response.status,
    ((await response.json()) as { detail: string }).detail,
  ];

  it.each([
    ['bwrap is missing', startWithoutBwrap],
    ['the sandbox is off', startWithoutSandbox],
  ])('are rejected when %s, and their links cannot be created or used', async (_reason, restart) => {
    await restart();
    const address = `/systems/${projectId}/recording-links`;
    const links = (await (await owner.get(address)).json()) as RecordingLinks;
    const link = (await (await callsOf(server.url, token).get('/flowlens/guest/link')).json()) as GuestLink;
    const { rows } = await server.running().database.pool.query('select from guest_recordings');

    expect(links).toMatchObject({ available: false, enabled: true });
    expect(link).toEqual({ state: 'unavailable', request: null });
    expect(await answerOf(await owner.post(address, A_LINK))).toEqual([
      409,
      'This server cannot isolate video processing, so it accepts no guest recordings. Ask your administrator.',
    ]);
    expect(await answerOf(await begin(server.url, token))).toEqual([
      409,
      'This server is not accepting guest recordings right now.',
    ]);
    expect((await server.running().database.pool.query('select from guest_recordings')).rowCount).toBe(rows.length);
  });

  it.each([
    ['a video', true],
    ['events alone', false],
  ])('with %s wait for a server with a sandbox', async (_what, video) => {
    const { flowId, secret, post, get } = await aGuest(server.url, token);
    if (video) await uploadVideo({ url: server.url, person: { token: secret } }, { flowId, bytes: await readClip() });
    await startWithoutSandbox();
    expect((await post(`/flowlens/flow/${flowId}/complete`, { video })).status).toBe(202);
    await waitUntil('an attempt was made and excused', async () => {
      const { rows } = await server
        .running()
        .database.pool.query('select from recordings where flow_id = $1 and excused_attempts > 0', [flowId]);
      return rows.length === 1;
    });
    const { rows } = await server
      .running()
      .database.pool.query('select timeline_key, video_key, recording_status from flows where id = $1', [flowId]);
    await startContained();

    expect(rows).toEqual([{ timeline_key: null, video_key: null, recording_status: 'in_progress' }]);
    expect((await processed({ get }, flowId)).recording_status).toBe('completed');
  });

  it('are read by a process without access to the network and other processes', async () => {
    const started = holdNextChild(mediaChild);
    const guest = await sendAsGuest(server.url, token);
    const outer = await started;
    const { spawnargs } = outer;
    const folder = spawnargs[spawnargs.findLastIndex((argument) => argument.includes(mediaChild)) + 2] ?? '';
    // Opening a pipe without a reader blocks, so the process cannot end before it is inspected.
    execFileSync('mkfifo', [join(folder, MEDIA_NAMES.video)]);
    outer.kill('SIGCONT');
    let worker = 0;
    await waitUntil('a process reads the video', async () => (worker = (await findChild(mediaChild)) ?? 0) !== 0);
    const kinds = ['net', 'pid', 'mnt', 'user', 'ipc'];
    const namespaceOf = (pid: number | 'self', kind: string) => readlink(`/proc/${pid}/ns/${kind}`);
    const namespaces = await Promise.all(
      kinds.map(async (kind) => [kind, await namespaceOf(worker, kind), await namespaceOf('self', kind)]),
    );
    process.kill(worker, 'SIGKILL');

    expect(namespaces.filter(([, its, ours]) => its === ours)).toEqual([]);
    // The next attempt finds no pipe.
    expect((await processed(guest, guest.flowId)).recording_status).toBe('completed');
  });
});
