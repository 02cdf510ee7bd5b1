import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../../platform/config/config.js';
import { type Database, joinDatabase } from '../../platform/database/database.js';
import { isMigrated, migrate } from '../../platform/database/migrate.js';
import { createJobs } from '../../platform/jobs/jobs.js';
import { migrationsFolder, seedFolder } from '../../platform/package-paths.js';
import { createExampleFlow } from '../seed/example-flow.js';
import { EXAMPLE_PROJECT_ID } from '../seed/example-project.js';
import { INSTALLATION_KEY } from '../../platform/storage/blob-key.js';
import { makeStorageFolders } from '../../platform/storage/folder/make-storage-folders.js';
import { openStorage } from '../../platform/storage/open-storage.js';
import { storeBlob } from '../../platform/storage/store-blob.js';
import { readStored } from '../../platform/storage/stored-content.js';
import { createDataFolder } from '../../../test/support/server/data-folder.js';
import { aPerson, type Person } from '../../../test/support/people/person.js';
import { type PostgresCluster, startPostgresCluster } from '../../../test/support/database/postgres-cluster.js';
import { addFlow, addProject } from '../../../test/support/people/projects.js';
import { newEmptyDatabase } from '../../../test/support/database/test-database.js';
import { openDatabase } from '../../../test/support/database/open-database.js';
import { quietLog } from '../../../test/support/server/quiet-log.js';
import { type S3Server, startS3 } from '../../../test/support/s3/start-s3.js';
import { openTestServer, type TestServer } from '../../../test/support/server/test-server.js';
import { waitUntil } from '../../../test/support/wait-until.js';
import { backUp } from './backup.js';
import { tablesInOrder } from './catalog.js';
import { openUploadStorage } from '../../platform/storage/open-upload-storage.js';
import { restore } from './restore.js';

const PART_ID = '4fa6f8f6-0a2c-4d0f-9a51-8a58d2b0e111';
const IMAGE = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(50_000, 7)]);

describe('a backup', () => {
  let server: TestServer;
  let owner: Person;
  let folder: string;
  let cluster: PostgresCluster | undefined;
  let s3: S3Server;
  const dataFolders: string[] = [];
  const said: string[] = [];
  const print = (line: string) => void said.push(line);

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fl-backup-'));
    server = await openTestServer();
    cluster = startPostgresCluster();
    s3 = await startS3();
    owner = await aPerson(server.url, 'owner@example.com');
    await fill(server, owner);
  });
  afterAll(async () => {
    await server.close();
    await s3.close();
    cluster?.remove();
    for (const path of [folder, ...dataFolders]) rmSync(path, { recursive: true, force: true });
  });

  /** Creates a data folder with an embedded database, unless `env` names another one. */
  function configOf(env: Record<string, string> = {}): Config {
    const dataFolder = createDataFolder();
    dataFolders.push(dataFolder);
    return readConfig({ FLOWLENS_DATA: dataFolder, ...env });
  }

  /** Creates a data folder with an empty database of the kind under test. */
  const emptyConfig = async () => configOf(await newEmptyDatabase());

  async function using<T>(config: Config, work: (database: Database) => Promise<T>): Promise<T> {
    const database = await openDatabase(config);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  /** Backs up the running server through its own database connection. */
  const backUpServer = (file: string) => {
    const config = readConfig({ FLOWLENS_DATA: server.dataFolder });
    return backUp({ config, database: server.database, storage: openStorage(config), file, print });
  };
  const restoreTo = (config: Config, file: string, keepSessions = true) =>
    using(config, (database) => restore({ config, database, storage: openStorage(config), file, print, keepSessions }));

  it('restores every row and file across all kinds of databases and stores', async () => {
    const files = [1, 2, 3].map((number) => join(folder, `round-${number}.tar.gz`)) as [string, string, string];
    await backUpServer(files[0]);
    const before = await contentOf(server.database, openStorage(server));
    const elsewhere = configOf({ ...s3.env, ...(cluster && { DATABASE_URL: cluster.createDatabase('elsewhere') }) });
    await restoreTo(elsewhere, files[0]);
    const moved = await using(elsewhere, async (database) => {
      const storage = openStorage(elsewhere);
      await backUp({ config: elsewhere, database, storage, file: files[1], print });
      return contentOf(database, storage);
    });
    const home = configOf();
    await restoreTo(home, files[1]);
    const back = await using(home, (database) => contentOf(database, openStorage(home)));

    expect(Object.keys(before.tables)).toContain('refresh_tokens');
    expect(before.tables.flows).toHaveLength(12);
    expect(before.tables.event_batches).toHaveLength(45);
    expect(Object.keys(before.files).length).toBeGreaterThan(12);
    expect(await openUploadStorage(home).size(PART_ID)).toBe(4);
    expect(moved).toEqual(before);
    expect(back).toEqual(before);
  });

  it('holds a consistent snapshot although writes continue', async () => {
    const { db } = server.database;
    const storage = openStorage(server);
    const projectId = await addProject(db, owner.userId);
    let writing = true;
    let written = 0;
    const writer = (async () => {
      for (let count = 0; writing; count += 1) {
        const timelineKey = await storeBlob(db, storage, Buffer.from(`{"timeline":[${count}]}`));
        const flowId = await addFlow(db, projectId, {
          title: `Flow ${count}`,
          timelineKey,
          tags: [`tag ${count % 7}`],
        });
        if (count % 3 === 0) expect((await owner.delete(`/flowlens/flow/${flowId}`)).status).toBe(204);
        written = count;
      }
    })();
    const file = join(folder, 'busy.tar.gz');
    const target = await emptyConfig();

    await waitUntil('the first are written', () => written > 5);
    await backUpServer(file);
    writing = false;
    await writer;
    await restoreTo(target, file);
    const { tables, files } = await using(target, (database) => contentOf(database, openStorage(target)));

    const keys = (tables.flows ?? []).map(({ timeline_key }) => timeline_key).filter((key) => typeof key === 'string');
    const blobs = new Map((tables.blobs ?? []).map(({ key, sha256 }) => [key, sha256]));
    expect(keys.length).toBeGreaterThan(12);
    for (const key of keys) expect(files[`${key}.gz`]).toBe(blobs.get(key));
    expect(said.filter((line) => line.startsWith('Missing'))).toEqual([]);
  });

  it('can be made while a server runs', async () => {
    const config = readConfig({ FLOWLENS_DATA: server.dataFolder, ...databaseOf(server) });
    const database = await joinDatabase(config, quietLog, print);
    const file = join(folder, 'beside.tar.gz');

    await backUp({ config, database, storage: openStorage(config), file, print }).finally(() => database.close());

    expect((await owner.get('/systems')).status).toBe(200);
    expect(said.at(-1)).toContain('secret');
    await expect(backUpServer(file)).rejects.toThrow(`${file} already exists`);
  });

  it('does not overwrite a backup of the same name that was created meanwhile', async () => {
    const file = join(folder, 'twice.tar.gz');
    const [one, other] = await Promise.allSettled([backUpServer(file), backUpServer(file)]);

    const failures = [one, other].flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
    expect(failures).toEqual([expect.stringContaining(`The file ${file} already exists. Choose another name.`)]);
    expect(readdirSync(folder).filter((name) => name.startsWith('twice'))).toEqual(['twice.tar.gz']);
  });

  it('keeps queued jobs', async () => {
    const { db } = server.database;
    const queue = createJobs(server.database, quietLog).queue<object>('waiting', {}, () => Promise.resolve());
    const client = new pg.Client(server.database.connection);
    await client.connect();
    await client.query(`select jobs.create_queue('waiting', '{"policy":"standard"}')`);
    await queue.add(db, { flow: 6 }, 'ann');
    await queue.add(db, { flow: 7 }, 'ann');
    await client.end();
    const file = join(folder, 'jobs.tar.gz');
    const target = await emptyConfig();

    await backUpServer(file);
    await restoreTo(target, file);

    const jobs = await using(target, ({ pool }) =>
      pool.query(`select name, data, group_id, priority from jobs.job where state = 'created'`),
    );
    expect(jobs.rows).toContainEqual({ name: 'waiting', data: { flow: 7 }, group_id: 'ann', priority: -1 });
  });

  it('restores recordings whose browser data PostgreSQL cannot read', async () => {
    const { db } = server.database;
    const flowId = await addFlow(db, await addProject(db, owner.userId));
    const metadata = String.raw`{"browser":"a\u0000b","os":"\uD83D \ud83d\ude00 \\u0000","timezone":"\n\ude00"}`;
    await db.insertInto('recordings').values({ flow_id: flowId, metadata }).execute();
    const file = join(folder, 'unreadable.tar.gz');
    const target = await emptyConfig();

    await backUpServer(file);
    await db.deleteFrom('recordings').where('flow_id', '=', flowId).execute();
    await restoreTo(target, file);

    const restored = await using(target, ({ db }) =>
      db.selectFrom('recordings').select('metadata').where('flow_id', '=', flowId).executeTakeFirst(),
    );
    expect(restored?.metadata).toEqual({ browser: 'a\ufffdb', os: '\ufffd 😀 \\u0000', timezone: '\n\ufffd' });
  });

  it('claims the storage for the restored database, even if it belonged to another one', async () => {
    const file = join(folder, 'moved.tar.gz');
    const target = await emptyConfig();
    const storage = openStorage(target);
    makeStorageFolders(target);
    await storage.put(INSTALLATION_KEY, Buffer.from('of a database that was moved aside'));

    await backUpServer(file);
    await restoreTo(target, file);

    const id = await using(target, async ({ db }) => db.selectFrom('installation').select('id').executeTakeFirst());
    expect((await buffer(storage.read(INSTALLATION_KEY))).toString().trim()).toBe(id?.id);
    const own = await server.database.db.selectFrom('installation').select('id').executeTakeFirst();
    expect(id?.id).not.toBe(own?.id);
  });

  it('is migrated when it is of an older version', async () => {
    const migrations = join(folder, 'older');
    cpSync(migrationsFolder, migrations, { recursive: true });
    const later = readdirSync(migrations).filter((name) => name > '0007');
    for (const name of later) rmSync(join(migrations, name));
    const [older, target] = [await emptyConfig(), await emptyConfig()];
    const file = join(folder, 'older.tar.gz');
    await using(older, async (database) => {
      await migrate(database, migrations);
      await database.pool.query(
        `insert into users (issuer, subject, email, name) values ('i', 's', 'e@x.test', 'Eve')`,
      );
      await backUp({ config: older, database, storage: openStorage(older), file, print });
    });

    await restoreTo(target, file);

    await using(target, async (database) => {
      expect((await database.pool.query('select name from users')).rows).toEqual([{ name: 'Eve' }]);
      expect(await isMigrated(database)).toBe(true);
    });
    expect(later.length).toBeGreaterThan(0);
  });

  describe('restoring a backup', () => {
    let whole: string;
    let target: Database;
    beforeAll(async () => {
      whole = join(folder, 'whole.tar.gz');
      await backUpServer(whole);
      target = await openDatabase(await emptyConfig());
    });
    afterAll(() => target.close());

    async function refuses(file: string): Promise<void> {
      const config = configOf();
      const restored = restore({
        config,
        database: target,
        storage: openStorage(config),
        file,
        print,
        keepSessions: true,
      });
      await expect(restored).rejects.toThrow('cannot be restored');
      const { rows } = await target.pool.query<{ known: boolean }>(`select to_regclass('users') is not null as known`);
      expect(rows).toEqual([{ known: false }]);
    }

    it.each([0.1, 0.5, 0.999])('is rejected when only %f of it is present', async (part) => {
      const cut = join(folder, 'cut.tar.gz');
      writeFileSync(cut, readFileSync(whole));
      truncateSync(cut, Math.floor(readFileSync(whole).length * part));

      await refuses(cut);
    });

    it.each([0.2, 0.5, 0.8])('is rejected when the byte at %f of it differs', async (place) => {
      const flipped = join(folder, 'flipped.tar.gz');
      const bytes = readFileSync(whole);
      const index = Math.floor(bytes.length * place);
      bytes[index] = (bytes[index] ?? 0) ^ 0xff;
      writeFileSync(flipped, bytes);

      await refuses(flipped);
    });

    it('is rejected when an entry of a valid archive differs from the manifest', async () => {
      const changed = join(folder, 'changed.tar.gz');
      const bytes = gunzipSync(readFileSync(whole));
      const index = bytes.indexOf('owner@example.com');
      bytes[index] = 'O'.charCodeAt(0);
      writeFileSync(changed, gzipSync(bytes));

      expect(index).toBeGreaterThan(0);
      await refuses(changed);
    });

    it('is rejected when the file is not a backup', async () => {
      const other = join(folder, 'other.tar.gz');
      writeFileSync(other, 'hello');

      await refuses(other);
    });

    it('is rejected by a version that does not know its tables', async () => {
      const { pool } = server.database;
      await pool.query(`insert into schema_migrations (name, checksum) values ('9999_of_tomorrow.sql', 'x')`);
      const newer = join(folder, 'newer.tar.gz');
      await backUpServer(newer).finally(() => pool.query(`delete from schema_migrations where name like '9999%'`));
      const config = configOf();

      const restored = restore({
        config,
        database: target,
        storage: openStorage(config),
        file: newer,
        print,
        keepSessions: true,
      });

      await expect(restored).rejects.toThrow(
        'A newer version of FlowLens made this backup (it has 9999_of_tomorrow.sql)',
      );
    });

    it.each(['../package.json', '/etc/passwd', '0001_x.sql/../../package.json', '', 'package.json'])(
      'is rejected when it names the migration %j, before that file is opened',
      async (name) => {
        const { pool } = server.database;
        await pool.query(`insert into schema_migrations (name, checksum) values ($1, 'x')`, [name]);
        const hostile = join(folder, 'hostile.tar.gz');
        rmSync(hostile, { force: true });
        await backUpServer(hostile).finally(() => pool.query(`delete from schema_migrations where checksum = 'x'`));

        await refuses(hostile);
      },
    );

    it('is restored into a database with nothing but the example flow of a first start', async () => {
      const config = await emptyConfig();
      await using(config, async (database) => {
        await migrate(database);
        makeStorageFolders(config);
        const example = { config: { exampleFlow: true, publicUrl: 'https://flowlens.example' }, database, seedFolder };
        await createExampleFlow({ ...example, storage: openStorage(config), log: quietLog }).prepare();
        expect(await database.db.selectFrom('flows').select('id').execute()).toHaveLength(1);
      });

      await restoreTo(config, whole);

      await using(config, async ({ db }) => {
        expect(
          await db.selectFrom('flows').select('id').where('project_id', '=', EXAMPLE_PROJECT_ID).execute(),
        ).toEqual([]);
        expect((await db.selectFrom('flows').select('id').execute()).length).toBeGreaterThan(0);
      });
    });

    it('is rejected by a database with data', async () => {
      const config = readConfig({ FLOWLENS_DATA: server.dataFolder });
      const parts = {
        config,
        database: server.database,
        storage: openStorage(config),
        file: whole,
        print,
        keepSessions: true,
      };

      await expect(restore(parts)).rejects.toThrow('The database is not empty');
      expect((await owner.get('/systems')).status).toBe(200);
    });
  });
});

function databaseOf({ database: { connection } }: TestServer): Record<string, string> {
  return connection.connectionString === undefined ? {} : { DATABASE_URL: connection.connectionString };
}

async function fill({ database: { db }, dataFolder }: TestServer, owner: Person): Promise<void> {
  const storage = openStorage({ dataFolder });
  const projectId = await addProject(db, owner.userId, { name: 'Odd \u2028 "names" \\ \n and \t more' });
  for (let count = 0; count < 12; count += 1) {
    const videoKey = await storeBlob(db, storage, IMAGE);
    const timelineKey = await storeBlob(db, storage, Buffer.from(`{"timeline":[${count}]}`));
    const comment = { userId: owner.userId, email: 'owner@example.com', content: 'Look \u2029 here', seconds: count };
    await addFlow(db, projectId, { videoKey, timelineKey, tags: ['checkout', `t${count}`], comments: [comment] });
  }
  const { id: flowId } = await db.selectFrom('flows').select('id').executeTakeFirstOrThrow();
  const batches = Array.from({ length: 45 }, (_, sequence) => ({
    flow_id: flowId,
    sequence,
    events: Buffer.alloc(sequence * 100, 7),
    sha256: Buffer.alloc(32, sequence),
    redacted_count: 0,
  }));
  await db.insertInto('event_batches').values(batches).execute();
  const upload = await db
    .insertInto('uploads')
    .values({ user_id: owner.userId, offset_bytes: 4 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const part = { id: PART_ID, upload_id: upload.id, start_bytes: 0, size_bytes: 4 };
  await db.insertInto('upload_parts').values(part).execute();
  await openUploadStorage({ dataFolder }).put(PART_ID, Buffer.from('part'));
}

/** Returns every row as text, and the SHA-256 of every decompressed file. */
async function contentOf(
  { connection }: Pick<Database, 'connection'>,
  storage: ReturnType<typeof openStorage>,
): Promise<{ tables: Record<string, Record<string, unknown>[]>; files: Record<string, string> }> {
  const client = new pg.Client(connection);
  await client.connect();
  const tables: Record<string, Record<string, unknown>[]> = {};
  await client.query(`begin`);
  await client.query(`set local timezone = 'UTC'`);
  for (const table of await tablesInOrder(client)) {
    const { rows } = await client.query<{ line: string }>(`select to_jsonb(t)::text as line from "${table}" t`);
    tables[table] = rows
      .map(({ line }) => line.replaceAll('"\\\\x', '"'))
      .toSorted()
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  }
  await client.query('commit');
  await client.end();
  const files: Record<string, string> = {};
  for await (const names of storage.list())
    for (const name of names) {
      const hash = createHash('sha256');
      const stored = { name, size: 0, compressed: name.endsWith('.gz') };
      for await (const chunk of readStored(storage, stored)) hash.update(chunk as Buffer);
      files[name] = hash.digest('hex');
    }
  return { tables, files };
}
