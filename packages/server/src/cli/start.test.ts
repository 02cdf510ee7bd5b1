import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { identify, type ProcessIdentity, isRunning } from '../platform/database/embedded/process-identity.js';
import { type SpawnedServer, spawnFlowLens } from '../../test/support/server/spawned-server.js';
import { createDataFolder } from '../../test/support/server/data-folder.js';
import { waitUntil } from '../../test/support/wait-until.js';

const folder = createDataFolder();
const env = { FLOWLENS_DATA: folder, PORT: '0' };
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Process of the database, according to the lock. */
function databaseProcess(): ProcessIdentity {
  const lock = JSON.parse(readFileSync(join(folder, 'database.lock'), 'utf8')) as { database: ProcessIdentity };
  return lock.database;
}

describe('flowlens serve', () => {
  let server: SpawnedServer;
  let url: string;
  beforeAll(async () => {
    server = spawnFlowLens(['serve'], env);
    url = await server.ready;
  });

  it('prints that it creates the database, and its address when it is ready', async () => {
    expect(server.output()).toContain(`Creating the database in ${folder} (once, takes about 10 seconds) …`);
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect((await fetch(`${url}/config`)).status).toBe(200);
  });

  it('makes the folder of the recordings', () => {
    expect(existsSync(join(folder, 'blobs'))).toBe(true);
  });

  it('does not open the data folder of another running server', async () => {
    const second = spawnFlowLens(['serve'], env);

    expect(await second.exited).toBe(1);
    expect(second.output()).toContain(
      `The data folder ${folder} is in use by another FlowLens server (process ${server.process.pid}). ` +
        'Stop that one, or choose another folder with FLOWLENS_DATA.\n',
    );
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('takes over the folder of a killed server whose database has ended', async () => {
    const database = databaseProcess();
    server.process.kill('SIGKILL');
    await server.exited;
    await waitUntil('the database of the killed server ends', () => !isRunning(database));

    server = spawnFlowLens(['serve'], env);
    url = await server.ready;
    expect(server.output()).not.toContain('Creating the database');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
  });

  it('kills the hanging database of a killed server before it opens the folder', async () => {
    const database = databaseProcess();
    process.kill(database.pid, 'SIGSTOP');
    server.process.kill('SIGKILL');
    await server.exited;
    expect(isRunning(database)).toBe(true);

    server = spawnFlowLens(['serve'], env);
    url = await server.ready;
    expect(isRunning(database)).toBe(false);
  });

  it('stops cleanly with its database on a signal', async () => {
    const database = databaseProcess();
    server.process.kill('SIGTERM');

    expect(await server.exited).toBe(0);
    expect(isRunning(database)).toBe(false);
    expect(() => databaseProcess()).toThrow('ENOENT');
    await expect(fetch(`${url}/livez`)).rejects.toThrow();
  });

  it('reports a port in use and how to choose another', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const blocked = spawnFlowLens(['serve'], { ...env, PORT: String(port) });

    expect(await blocked.exited).toBe(1);
    expect(blocked.output().trim()).toBe(
      `Port ${port} on 127.0.0.1 is used by another program. Choose another with PORT, for example PORT=${port + 1}.`,
    );
    other.close();
  });
});

describe('a server that cannot start', () => {
  const place = createDataFolder();
  afterAll(() => rmSync(place, { recursive: true, force: true }));
  const settings = (more: Record<string, string>) => ({ FLOWLENS_DATA: join(place, 'data'), PORT: '0', ...more });

  it.each<[string, Record<string, string>, string]>([
    [
      'the data folder is a file',
      { FLOWLENS_DATA: join(place, 'file') },
      `FLOWLENS_DATA: ${join(place, 'file')} cannot be used (EEXIST). It must be a folder that this user may read and write.`,
    ],
    [
      'the data folder is below a file',
      { FLOWLENS_DATA: join(place, 'file', 'data') },
      `FLOWLENS_DATA: ${join(place, 'file', 'data')} cannot be used (ENOTDIR). It must be a folder that this user may read and write.`,
    ],
    [
      'the secret cannot be read',
      { FLOWLENS_DATA: join(place, 'odd') },
      `FLOWLENS_DATA: ${join(place, 'odd', 'secret')} cannot be used (EISDIR). Start the server as the user whose file it is.`,
    ],
    [
      'the host is unknown',
      { HOST: 'flowlens.invalid' },
      'HOST: flowlens.invalid is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.',
    ],
    [
      'the host is another machine',
      { HOST: '192.0.2.1', PORT: '4699' },
      'HOST: 192.0.2.1 is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all addresses.',
    ],
  ])('reports in one sentence that %s', async (_what, env, sentence) => {
    writeFileSync(join(place, 'file'), '');
    mkdirSync(join(place, 'odd', 'secret'), { recursive: true });
    const issuer = {
      GOOGLE_CLIENT_ID: 'x',
      OIDC_ISSUER: 'https://id.example.com',
      PUBLIC_URL: 'https://flowlens.example.com',
    };
    const server = spawnFlowLens(['serve'], settings({ ...issuer, ...env }));

    expect([await server.exited, server.output().trim()]).toEqual([1, sentence]);
  });
});

describe('the command line', () => {
  it('reports every mistake in the configuration and exits with 2', async () => {
    const bad = spawnFlowLens(['serve'], { PORT: 'x', FLOWLENS_PROT: '1' });

    expect(await bad.exited).toBe(2);
    expect(bad.output()).toContain('  PORT: it must be a port number from 0 to 65535.\n');
    expect(bad.output()).toContain('  FLOWLENS_PROT: there is no such setting; ');
  });

  it('exits with 2 on an unknown command', async () => {
    const bad = spawnFlowLens(['sevre'], {});

    expect([await bad.exited, bad.output()]).toEqual([
      2,
      'There is no command "sevre". Did you mean serve? See flowlens --help.\n',
    ]);
  });

  it('exits with 2 on a folder without an app', async () => {
    const bad = spawnFlowLens(['serve'], { ...env, FLOWLENS_APP: folder });

    expect(await bad.exited).toBe(2);
    expect(bad.output()).toContain(`FLOWLENS_APP: there is no index.html in ${folder}. Build the app first.`);
  });

  it('migrates and exits', async () => {
    const first = spawnFlowLens(['migrate'], env);

    expect(await first.exited).toBe(0);
    expect(first.output()).toContain('The database is up to date.');
  });

  it('distinguishes a running process from one that has ended', async () => {
    const help = spawnFlowLens(['--help'], {});
    const identity = identify(help.process.pid ?? 0);

    expect(await help.exited).toBe(0);
    expect(help.output()).toContain('Usage: flowlens <command>');
    expect(identity && isRunning(identity)).toBe(false);
  });
});
