import { chmodSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { migrate } from '../database/migrate.js';
import { dumpDatabase } from '../../features/backup/hourly-dump.js';
import { createDataFolder } from '../../../test/support/server/data-folder.js';
import { newTestDatabase } from '../../../test/support/database/test-database.js';
import { openDatabase } from '../../../test/support/database/open-database.js';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import { spawnFlowLens } from '../../../test/support/server/spawned-server.js';
import { readConfig } from './config.js';

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

/** A data folder that everybody may enter, like a mount or the result of a careless `mkdir`. */
function openFolder(): string {
  const folder = createDataFolder();
  folders.push(folder);
  chmodSync(folder, 0o755);
  return folder;
}

/** Paths below a folder that another user can reach, list, read or write. */
function reachableByOthers(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    const mode = statSync(path).mode;
    if ((mode & 0o077) === 0) return [];
    return [path, ...(entry.isDirectory() && (mode & 0o055) !== 0 ? reachableByOthers(path) : [])];
  });
}

describe('the data folder', () => {
  it('has no entry that another user can read', async () => {
    const folder = openFolder();
    const server = spawnFlowLens(['serve', '--demo'], { FLOWLENS_DATA: folder, PORT: '0' });
    await server.ready;

    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['blobs', 'database.lock', 'db', 'secret', 'uploads']));
    expect(reachableByOthers(folder)).toEqual([]);
    server.process.kill('SIGTERM');
    await server.exited;
    expect(reachableByOthers(folder)).toEqual([]);
  });

  it('is made private if its database, files and secret were open before', async () => {
    const folder = openFolder();
    const config = readConfig({ FLOWLENS_DATA: folder });
    await newTestDatabase(folder);
    for (const name of ['blobs', 'uploads', 'processing', 'dumps', 'outbox']) {
      mkdirSync(join(folder, name), { mode: 0o777 });
      writeFileSync(join(folder, name, 'file'), 'text');
    }
    writeFileSync(join(folder, 'secret'), 'x'.repeat(64), { mode: 0o644 });
    chmodSync(join(folder, 'db'), 0o777);
    expect(reachableByOthers(folder).length).toBeGreaterThan(900);

    const database = await openDatabase(config);
    await migrate(database);
    await dumpDatabase({ config, database, log: quietLog });
    await database.close();
    expect(reachableByOthers(folder)).toEqual([]);
  });
});
