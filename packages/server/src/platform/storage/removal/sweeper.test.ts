import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createJobs, type Jobs } from '../../jobs/jobs.js';
import { aPerson } from '../../../../test/support/people/person.js';
import { addFlow, addProject } from '../../../../test/support/people/projects.js';
import { quietLog } from '../../../../test/support/server/quiet-log.js';
import { openTestServer, type TestServer } from '../../../../test/support/server/test-server.js';
import { openBlockCounter } from '../../../../test/support/database/count-blocks.js';
import { waitUntil } from '../../../../test/support/wait-until.js';
import { createBlobKey } from '../blob-key.js';
import { type BlobRemoval, createBlobRemoval } from './blob-removal.js';
import type { BlobStorage } from '../blob-storage.js';
import { createFolderStorage } from '../folder/folder-storage.js';
import { openStorage } from '../open-storage.js';
import { findStored } from '../stored-content.js';
import { noteBlob, putPending } from '../note-blob.js';
import { storeBlob } from '../store-blob.js';
import { BLOB_REFERENCES } from './sweep-pending.js';
import { sweep } from './sweeper.js';

const JSON_BYTES = Buffer.from('{"timeline":[]}');
const MP4_BYTES = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypisom\0\0\0\0', 'latin1')]);

describe('sweep', () => {
  let server: TestServer;
  let storage: BlobStorage;
  let projectId: string;
  let jobs: Jobs;
  let blobRemoval: BlobRemoval;
  beforeAll(async () => {
    server = await openTestServer();
    storage = openStorage(server);
    jobs = createJobs(server.database, quietLog);
    blobRemoval = createBlobRemoval({ jobs, database: server.database, storage, log: quietLog });
    await jobs.start();
    projectId = await addProject(server.database.db, (await aPerson(server.url, 'owner@example.com')).userId);
  });
  afterAll(async () => {
    await jobs.stop();
    await server.close();
  });

  const parts = () => ({ database: server.database, storage, log: quietLog });
  const sizes = (...names: string[]) => Promise.all(names.map((name) => storage.size(name)));
  const age = async (key: string, minutes: number) => {
    const then = sql<Date>`now() - make_interval(mins => ${minutes})`;
    const { db } = server.database;
    await db.updateTable('pending_files').set({ noted_at: then }).where('key', '=', key).execute();
  };
  /** Sets the state of a week after the last full pass. */
  const sweepEverything = async () => {
    await server.database.db.updateTable('installation').set({ files_listed_at: null }).execute();
    await sweep(parts());
  };

  it('removes orphaned files and their rows after ten minutes', async () => {
    const { db } = server.database;
    const [used, unused, fresh] = [
      await storeBlob(db, storage, JSON_BYTES),
      await storeBlob(db, storage, JSON_BYTES),
      await storeBlob(db, storage, JSON_BYTES),
    ];
    await addFlow(db, projectId, { timelineKey: used });
    for (const key of [used, unused]) await age(key, 11);
    await age(fresh, 9);

    await sweep(parts());
    await waitUntil('the file is gone', async () => (await storage.size(`${unused}.gz`)) === undefined);

    expect(await sizes(unused, `${unused}.gz`)).toEqual([undefined, undefined]);
    for (const key of [used, fresh]) expect(await findStored(storage, key)).toMatchObject({ compressed: true });
    const rows = await db.selectFrom('blobs').select('key').execute();
    expect(rows.map(({ key }) => key).toSorted()).toEqual([used, fresh].toSorted());
  });

  it('removes files that never had a row during the weekly full pass', async () => {
    const [old, fresh] = [createBlobKey('json'), createBlobKey('mp4')];
    for (const name of [old, `${old}.gz`, fresh]) await storage.put(name, JSON_BYTES);

    await sweepEverything();
    expect(await sizes(old, `${old}.gz`, fresh)).not.toContain(undefined);
    await age(old, 11);
    await sweep(parts());

    expect(await sizes(old, `${old}.gz`)).toEqual([undefined, undefined]);
    expect(await storage.size(fresh)).toBe(JSON_BYTES.length);
  });

  it('keeps a file whose row was added late', async () => {
    const { db } = server.database;
    const late = createBlobKey('mp4');
    await storage.put(late, JSON_BYTES);
    await sweepEverything();
    await db
      .insertInto('blobs')
      .values({ key: late, mime_type: 'video/mp4', size_bytes: JSON_BYTES.length, sha256: Buffer.alloc(32) })
      .execute();
    await addFlow(db, projectId, { videoKey: late });
    await age(late, 11);

    await sweep(parts());

    expect(await storage.size(late)).toBe(JSON_BYTES.length);
  });

  it('keeps orphans during a backup and removes them afterwards', async () => {
    const { db } = server.database;
    const [orphan, discarded] = [createBlobKey('mp4'), await storeBlob(db, storage, JSON_BYTES)];
    await storage.put(orphan, JSON_BYTES);
    await sweepEverything();
    await age(orphan, 11);
    const hold = await db
      .insertInto('blob_holds')
      .values({ held_until: sql<Date>`now() + interval '1 minute'` })
      .returning('id')
      .executeTakeFirstOrThrow();

    await blobRemoval.discard(db, [discarded]);
    await waitUntil('the job is done', async () => (await openRemovals()) === 0);
    await sweep(parts());
    expect(await sizes(orphan, `${discarded}.gz`)).not.toContain(undefined);
    await db.deleteFrom('blob_holds').where('id', '=', hold.id).execute();
    await age(discarded, 11);
    await sweep(parts());

    expect(await sizes(orphan, `${discarded}.gz`)).toEqual([undefined, undefined]);
  });

  const openRemovals = async () => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from jobs.job where name = 'remove-blobs' and state < 'completed'
    `.execute(server.database.db);
    return rows[0]?.count ?? 0;
  };

  it('removes any number of orphans in batches', async () => {
    const folder = join(server.dataFolder, 'blobs', 'zz');
    mkdirSync(folder, { recursive: true });
    for (let count = 0; count < 1_201; count += 1) writeFileSync(join(folder, `zz${randomUUID()}.mp4`), '');

    await sweepEverything();
    await server.database.db
      .updateTable('pending_files')
      .set({ noted_at: new Date(0) })
      .execute();
    await sweep(parts());

    expect(readdirSync(folder)).toEqual([]);
  });

  it('reads only pending files until a week has passed', async () => {
    const { db } = server.database;
    await sweepEverything();
    await sql`
      insert into blobs (key, mime_type, size_bytes, sha256)
      select gen_random_uuid() || '.mp4', 'video/mp4', 1, decode(repeat('00', 32), 'hex') from generate_series(1, 20000)`.execute(
      db,
    );
    const unused = await storeBlob(db, storage, JSON_BYTES);
    await age(unused, 11);
    const noList = { ...storage, list: () => expect.unreachable('a regular sweep lists the storage') };

    const blockCounter = await openBlockCounter(server.database);
    const blocks = await blockCounter.count((watched) =>
      sweep({ ...parts(), database: { db: watched }, storage: noList }),
    );
    await blockCounter.close();

    expect(blocks).toBeLessThan(300);
    expect(await findStored(storage, unused)).toBeUndefined();
    await sql`delete from blobs where size_bytes = 1`.execute(db);
  });

  it('removes files of a process that died before it wrote the row', async () => {
    const { db } = server.database;
    const key = createBlobKey('mp4');
    const dies = putPending(db, key, async () => {
      await storage.put(key, JSON_BYTES);
      throw new Error('killed');
    });
    await expect(dies).rejects.toThrow('killed');
    await age(key, 9);
    await sweep(parts());
    expect(await storage.size(key)).toBe(JSON_BYTES.length);

    await age(key, 11);
    await sweep(parts());

    expect(await storage.size(key)).toBeUndefined();
  });

  it('rejects the row of a file that is being removed', async () => {
    const { db } = server.database;
    const key = createBlobKey('mp4');
    await putPending(db, key, () => storage.put(key, JSON_BYTES));
    await age(key, 11);
    await sweep({ ...parts(), storage: { ...storage, remove: () => Promise.reject(new Error('away')) } }).catch(
      () => undefined,
    );

    await expect(noteBlob(db, { key, extension: 'mp4', size: 1, sha256: Buffer.alloc(32) })).rejects.toThrow(
      'swept before its row was written',
    );
    await sweep(parts());
    expect(await storage.size(key)).toBeUndefined();
  });

  it('marks files as pending when their flow is deleted', async () => {
    const { db } = server.database;
    const key = await storeBlob(db, storage, JSON_BYTES);
    const flowId = await addFlow(db, projectId, { timelineKey: key });
    const pending = () => db.selectFrom('pending_files').select('key').where('key', '=', key).execute();
    expect(await pending()).toEqual([]);

    await db.deleteFrom('flows').where('id', '=', flowId).execute();

    expect(await pending()).toHaveLength(1);
  });

  it('removes the files of a large project in many small jobs', async () => {
    const { db } = server.database;
    const keys = Array.from({ length: 1_201 }, () => createBlobKey('mp4'));
    const blob = { mime_type: 'video/mp4' as const, size_bytes: 1, sha256: Buffer.alloc(32) };
    await db
      .insertInto('blobs')
      .values(keys.map((key) => ({ key, ...blob })))
      .execute();

    await blobRemoval.discard(db, keys);

    expect(await db.selectFrom('blobs').select('key').where('key', 'in', keys).execute()).toEqual([]);
    const { rows } = await sql<{ keys: string[] }>`
      select data -> 'keys' as keys from jobs.job where name = 'remove-blobs'`.execute(db);
    const jobsOfThese = rows.filter((job) => keys.includes(job.keys[0] ?? ''));
    expect(jobsOfThese.flatMap((job) => job.keys).toSorted()).toEqual(keys.toSorted());
    for (const job of jobsOfThese) expect(job.keys.length).toBeLessThanOrEqual(500);
  });

  it('checks every column that references a file', async () => {
    const { rows } = await sql<{ table: string; column: string }>`
      select conrelid::regclass::text as table, attname as column
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where confrelid = 'blobs'::regclass
    `.execute(server.database.db);

    expect(rows).toEqual(expect.arrayContaining([...BLOB_REFERENCES]));
    expect(rows).toHaveLength(BLOB_REFERENCES.length);
  });

  describe('sweep of a storage that may belong to another database', () => {
    let folder: string;
    let other: BlobStorage;
    let logged: string;
    const log = pino({ level: 'error' }, { write: (line: string) => (logged += line) });
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'fl-other-blobs-'));
      other = createFolderStorage(folder);
      logged = '';
    });
    afterEach(() => rmSync(folder, { recursive: true, force: true }));

    /** Sets the state as if the orphans had been found long ago. */
    const sweepTwice = async () => {
      const sweepOnce = () => sweep({ ...parts(), storage: other, log });
      const { db } = server.database;
      await db.updateTable('installation').set({ files_listed_at: null }).execute();
      await sweepOnce();
      await db
        .updateTable('pending_files')
        .set({ noted_at: new Date(0) })
        .execute();
      await sweepOnce();
    };
    const idOfDatabase = async () =>
      (await server.database.db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id;

    it('keeps all files when the database knows none of them, and logs what to do', async () => {
      const keys = [createBlobKey('mp4'), createBlobKey('json')];
      for (const key of keys) await other.put(key, JSON_BYTES);

      await sweepTwice();

      expect(await Promise.all(keys.map((key) => other.size(key)))).not.toContain(undefined);
      expect(logged).toContain('no file is removed');
      expect(logged).toContain('blobs/installation');
      expect(logged).toContain(await idOfDatabase());
    });

    it('keeps foreign files although the database has written some files there', async () => {
      const { db } = server.database;
      const keys = [createBlobKey('mp4'), createBlobKey('mp4')];
      for (const key of keys) await other.put(key, JSON_BYTES);
      const own = await storeBlob(db, other, JSON_BYTES);
      await addFlow(db, projectId, { timelineKey: own });

      await sweepTwice();

      expect(await Promise.all([...keys, `${own}.gz`].map((key) => other.size(key)))).not.toContain(undefined);
    });

    it('keeps all files while the storage belongs to another database', async () => {
      await sweepTwice();
      const key = createBlobKey('mp4');
      await other.put(key, JSON_BYTES);
      const elsewhere = randomUUID();
      writeFileSync(join(folder, 'installation'), `${elsewhere}\n`);

      await sweepTwice();
      expect(await other.size(key)).toBe(JSON_BYTES.length);
      expect(logged).toContain(elsewhere);

      writeFileSync(join(folder, 'installation'), `${await idOfDatabase()}\n`);
      await sweepTwice();
      expect(await other.size(key)).toBeUndefined();
    });

    it('claims a storage whose other files the database knows, as after an upgrade', async () => {
      const { db } = server.database;
      const [own, orphan] = [await storeBlob(db, other, JSON_BYTES), createBlobKey('mp4')];
      await addFlow(db, projectId, { timelineKey: own, videoKey: await storeBlob(db, other, MP4_BYTES) });
      await other.put(orphan, JSON_BYTES);

      await sweepTwice();

      expect(await findStored(other, own)).toBeDefined();
      expect(await other.size(orphan)).toBeUndefined();
      expect(readFileSync(join(folder, 'installation'), 'utf8').trim()).toBe(await idOfDatabase());
      expect(logged).toBe('');
    });
  });

  it('finds a storage that the server claimed at its start', async () => {
    const path = join(server.dataFolder, 'blobs', 'installation');
    const { id } = await server.database.db.selectFrom('installation').select('id').executeTakeFirstOrThrow();

    expect(readFileSync(path, 'utf8').trim()).toBe(id);
  });
});
