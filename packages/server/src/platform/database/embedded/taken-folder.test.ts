import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createDataFolder } from '../../../../test/support/server/data-folder.js';
import { type SpawnedServer, spawnFlowLens } from '../../../../test/support/server/spawned-server.js';
import { newTestDatabase } from '../../../../test/support/database/test-database.js';
import { waitUntil } from '../../../../test/support/wait-until.js';
import { identify } from './process-identity.js';

describe('a server whose data folder was taken over while its machine slept', () => {
  const folder = createDataFolder();
  const path = join(folder, 'database.lock');
  let server: SpawnedServer | undefined;
  afterEach(async () => {
    server?.process.kill('SIGKILL');
    await server?.exited;
    rmSync(folder, { recursive: true, force: true });
  });

  it('exits with its database, reports why, and keeps the lock of the other', async () => {
    await newTestDatabase(folder);
    server = spawnFlowLens(['serve'], { FLOWLENS_DATA: folder, PORT: '0', FLOWLENS_MIN_FREE_MB: '1' });
    await server.ready;
    const { database } = JSON.parse(readFileSync(path, 'utf8')) as { database: { pid: number } };
    const others = JSON.stringify({ host: 'another-machine', namespace: '', server: { pid: 7, started: '1' } });

    writeFileSync(path, others);

    expect(await server.exited).toBe(1);
    await waitUntil('its database has ended', () => identify(database.pid) === undefined);
    expect(server.output()).toContain('(process 7 on another-machine) has taken over the data folder');
    expect(readFileSync(path, 'utf8')).toBe(others);
  });
});
