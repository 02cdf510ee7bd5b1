import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../platform/config/config.js';
import { createDataFolder } from '../../../test/support/server/data-folder.js';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { openDatabase } from '../../../test/support/database/open-database.js';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import { spawnFlowLens } from '../../../test/support/server/spawned-server.js';
import { newTestDatabase } from '../../../test/support/database/test-database.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { dumpDatabase, scheduleDumps } from './hourly-dump.js';

describe('the dumps of the database', () => {
  let server: TestServer;
  let ann: Person;
  const at = (hour: number) => new Date(Date.UTC(2026, 0, 31, 18 + hour));
  const dumps = () => readdirSync(join(server.dataFolder, 'dumps')).sort();
  const dump = (now: Date, env: Record<string, string> = {}) => {
    const config = readConfig({ FLOWLENS_DATA: server.dataFolder, FLOWLENS_MIN_FREE_MB: '1', ...env });
    return dumpDatabase({ config, database: server.database, log: quietLog }, now);
  };
  beforeAll(async () => {
    server = await openTestServer();
    ann = await aPerson(server.url, 'ann@example.com');
  });
  afterAll(() => server.close());

  it('are limited to the newest seven', async () => {
    for (let hour = 0; hour < 9; hour += 1) await dump(at(hour));

    expect(dumps()).toHaveLength(7);
    expect([dumps()[0], dumps().at(-1)]).toEqual([
      'flowlens-2026-01-31T20-00-00-000Z.backup',
      'flowlens-2026-02-01T02-00-00-000Z.backup',
    ]);
  });

  it('keep dumps made after a fast clock was corrected', async () => {
    for (const hour of [-2, -1]) await dump(at(hour));

    expect(dumps()).toHaveLength(7);
    expect(dumps().slice(0, 3)).toEqual([
      'flowlens-2026-01-31T16-00-00-000Z.backup',
      'flowlens-2026-01-31T17-00-00-000Z.backup',
      'flowlens-2026-01-31T22-00-00-000Z.backup',
    ]);
  });

  it('can be restored with "flowlens restore"', async () => {
    await ann.post('/systems', { name: 'Web shop' });
    await dump(at(9));
    const elsewhere = createDataFolder();
    const env = { FLOWLENS_DATA: elsewhere, ...(await newTestDatabase(elsewhere)) };
    const newest = join(server.dataFolder, 'dumps', dumps().at(-1) ?? '');
    const restored = spawnFlowLens(['restore', newest], env);

    expect([await restored.exited, restored.output()]).toEqual([0, expect.stringContaining('Restored the backup')]);
    const database = await openDatabase(readConfig(env));
    const projects = await database.db.selectFrom('projects').select('name').orderBy('created_at').execute();
    await database.close();
    expect(projects.map(({ name }) => name)).toEqual(['Ann', 'Web shop']);
    rmSync(elsewhere, { recursive: true, force: true });
  });

  it('remove the partial file of a killed server, and no other file', async () => {
    writeFileSync(join(server.dataFolder, 'dumps', 'draft-of-a-dead-server'), 'half');
    writeFileSync(join(server.dataFolder, 'dumps', 'notes.txt'), 'mine');
    await dump(at(10));

    expect(dumps().filter((name) => !name.endsWith('.backup'))).toEqual(['notes.txt']);
  });

  it('are skipped when disk space is low', async () => {
    const before = dumps();
    await dump(at(11), { FLOWLENS_MIN_FREE_MB: '1000000000' });

    expect(dumps()).toEqual(before);
  });

  it('exist for the embedded database only', () => {
    const scheduled = (env: Record<string, string>) => {
      const names: string[] = [];
      const parts = { config: readConfig(env), database: server.database, log: quietLog };
      scheduleDumps({ schedule: (name) => void names.push(name) }, parts);
      return names;
    };

    expect(scheduled({})).toEqual(['dump-database']);
    expect(scheduled({ DATABASE_URL: 'postgres://db.example.com/flowlens?sslmode=verify-full' })).toEqual([]);
  });
});
