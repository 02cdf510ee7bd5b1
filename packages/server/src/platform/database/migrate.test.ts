import { mkdirSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from '../config/config.js';
import { openDatabase } from '../../../test/support/database/open-database.js';
import { createDataFolder } from '../../../test/support/server/data-folder.js';
import { startPostgresCluster } from '../../../test/support/database/postgres-cluster.js';
import type { Database } from './database.js';
import { migrate } from './migrate.js';

const cluster = startPostgresCluster();
const dataFolder = createDataFolder();
const migrations = join(dataFolder, 'migrations');
afterAll(() => {
  cluster?.remove();
  rmSync(dataFolder, { recursive: true, force: true });
});

const kinds: [string, () => Record<string, string>][] = [['the embedded database', () => ({})]];
if (cluster) kinds.push(['PostgreSQL', () => ({ DATABASE_URL: cluster.createDatabase('migrations') })]);

describe.each(kinds)('migrate() on %s', (_kind, env) => {
  let database: Database;
  beforeAll(async () => {
    database = await openDatabase(readConfig({ FLOWLENS_DATA: dataFolder, ...env() }));
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.pool.query('drop schema public cascade; create schema public');
    rmSync(migrations, { recursive: true, force: true });
    mkdirSync(migrations);
    write('0001_first.sql', 'create table first (n integer);');
    write('0002_second.sql', 'insert into first values (1); insert into first values (2);');
  });

  const write = (name: string, sql: string) => writeFileSync(join(migrations, name), sql);
  const rows = async () => (await database.pool.query<{ n: number }>('select n from first order by n')).rows;

  it('applies missing migrations in order, once', async () => {
    write('notes.md', 'no migration');

    expect(await migrate(database, migrations)).toEqual(['0001_first.sql', '0002_second.sql']);
    expect(await migrate(database, migrations)).toEqual([]);
    write('0003_third.sql', 'insert into first values (3)');
    expect(await migrate(database, migrations)).toEqual(['0003_third.sql']);
    expect(await rows()).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
  });

  it('treats a file with other line ends as unchanged', async () => {
    write('0002_second.sql', '-- two lines\ninsert into first values (1);');
    await migrate(database, migrations);
    write('0002_second.sql', '-- two lines\r\ninsert into first values (1);');

    expect(await migrate(database, migrations)).toEqual([]);
  });

  it('reports an applied file that was changed', async () => {
    await migrate(database, migrations);
    write('0001_first.sql', 'create table first (n bigint);');

    await expect(migrate(database, migrations)).rejects.toThrow(
      'The migration 0001_first.sql was changed after it had been applied. Restore the file and add a new one.',
    );
  });

  it('does not run an older version on a newer database', async () => {
    await migrate(database, migrations);
    unlinkSync(join(migrations, '0002_second.sql'));

    await expect(migrate(database, migrations)).rejects.toThrow(
      'The database has the migration 0002_second.sql, which this version does not know.',
    );
  });

  it('rolls back a file that fails, and reports it', async () => {
    write('0003_third.sql', 'insert into first values (3); insert into nowhere values (1);');

    await expect(migrate(database, migrations)).rejects.toThrow(
      'The migration 0003_third.sql failed: relation "nowhere" does not exist',
    );
    expect(await rows()).toEqual([{ n: 1 }, { n: 2 }]);
    write('0003_third.sql', 'insert into first values (3);');
    expect(await migrate(database, migrations)).toEqual(['0003_third.sql']);
  });

  it('migrates once for several simultaneous callers', async () => {
    const applied = await Promise.all(Array.from({ length: 4 }, () => migrate(database, migrations)));

    expect(applied.flat().sort()).toEqual(['0001_first.sql', '0002_second.sql']);
    expect(await rows()).toEqual([{ n: 1 }, { n: 2 }]);
  });
});
