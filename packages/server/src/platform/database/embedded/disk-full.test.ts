import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createDataFolder } from '../../../../test/support/server/data-folder.js';
import { aPerson, type Person } from '../../../../test/support/people/person.js';
import { type SpawnedServer, spawnFlowLens } from '../../../../test/support/server/spawned-server.js';
import { newTestDatabase } from '../../../../test/support/database/test-database.js';
import { waitUntil } from '../../../../test/support/wait-until.js';

const MOUNT = '/bin/mount';
const UMOUNT = '/bin/umount';
const MEGABYTE = 1024 * 1024;
const mountPoint = createDataFolder();
const canMount = mountDisk();
if (canMount) execFileSync(UMOUNT, [mountPoint]);
else process.stdout.write('This process may not mount: a full disk is not tested.\n');

afterAll(() => rmSync(mountPoint, { recursive: true, force: true }));

function mountDisk(): boolean {
  try {
    execFileSync(MOUNT, ['-t', 'tmpfs', '-o', 'size=200m', 'none', mountPoint], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

describe.runIf(canMount)('a server whose disk is full', () => {
  const folder = join(mountPoint, 'data');
  const filler = join(mountPoint, 'filler');
  let server: SpawnedServer | undefined;
  beforeEach(() => {
    // Never fills the disk of the machine itself.
    if (!mountDisk()) throw new Error(`Nothing could be mounted on ${mountPoint}.`);
    mkdirSync(folder);
  });
  afterEach(async () => {
    server?.process.kill('SIGKILL');
    await server?.exited;
    // Its database ends with it, a moment later.
    await waitUntil('the disk is let go', () => {
      try {
        execFileSync(UMOUNT, [mountPoint], { stdio: 'ignore' });
        return true;
      } catch {
        return false;
      }
    });
  });

  async function start(minFreeMegabytes: number): Promise<Person> {
    await newTestDatabase(folder);
    const limits = { FLOWLENS_LIMIT_WRITES: '0', FLOWLENS_LIMIT_READS: '0' };
    const env = { FLOWLENS_DATA: folder, PORT: '0', FLOWLENS_MIN_FREE_MB: String(minFreeMegabytes), ...limits };
    server = spawnFlowLens(['serve'], env);
    return aPerson(await server.ready, 'ann@example.com');
  }
  const fillBut = (megabytes: number) => {
    const { bavail, bsize } = statfsSync(mountPoint);
    writeFileSync(filler, Buffer.alloc(Math.max(0, bavail * bsize - megabytes * MEGABYTE)));
  };
  const projectOf = async (ann: Person) => ((await (await ann.get('/systems')).json()) as { id: string }[])[0]?.id;

  it('rejects writes early, serves reads and deletions, and writes again when there is space', async () => {
    const ann = await start(48);
    const system_id = await projectOf(ann);
    const addTag = async (title: string) => ann.post('/flowlens/tag', { system_id, title });
    const { id } = (await (await addTag('before')).json()) as { id: string };
    fillBut(30);
    // The server's measurement of free space is up to a second old.
    await waitUntil('it notices', async () => (await addTag(`n${Date.now() % 1e9}`)).status === 507);

    expect(await (await addTag('full')).json()).toMatchObject({ status: 507, title: 'Insufficient Storage' });
    for (const path of ['/systems', '/livez', '/readyz', '/auth/me']) expect((await ann.get(path)).status).toBe(200);
    expect((await ann.delete(`/flowlens/tag/${id}`)).status).toBe(204);
    rmSync(filler);
    await waitUntil('it writes again', async () => (await addTag(`a${Date.now() % 1e9}`)).status === 201);
  });

  it('loses no acknowledged write when the disk fills up completely, stays alive, and recovers by itself', async () => {
    const ann = await start(0);
    const flow = await ann.post('/flowlens/flow', { title: 'Full', recorded_at: new Date().toISOString() });
    const { id: flow_id } = (await flow.json()) as { id: string };
    const kept: string[] = [];
    const write = async () => {
      // Incompressible data.
      const content = randomBytes(2_000).toString('hex');
      const { status } = await ann.post('/flowlens/flow/comment', { flow_id, content, timestamp: 0 });
      if (status === 201) kept.push(content);
      return status;
    };
    fillBut(0.5);
    const refusals: number[] = [];
    for (let comment = 0; comment < 900 && refusals.length < 5; comment += 1) {
      const status = await write();
      if (status !== 201) refusals.push(status);
      expect((await ann.get('/livez')).status).toBe(200);
    }

    expect(refusals.filter((status) => status !== 507 && status !== 503)).toEqual([]);
    expect(refusals).toHaveLength(5);
    rmSync(filler);
    await waitUntil('it writes again', async () => (await write()) === 201);
    const comments = (await (await ann.get(`/flowlens/flow/${flow_id}/comments`)).json()) as { content: string }[];
    expect(comments.map(({ content }) => content)).toEqual(expect.arrayContaining(kept));
  });
});
