import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg, { type Client } from 'pg';
import type { Database } from '../database/database.js';
import { migrate } from '../database/migrate.js';
import { extensionOfKey } from '../storage/blob-key.js';
import { takeStorage } from '../storage/installation.js';
import { makeStorageFolders } from '../storage/make-storage-folders.js';
import { openUploadStorage } from '../uploads/open-upload-storage.js';
import { JOBS, storedNameOf } from './archive-format.js';
import type { BackupParts } from './backup.js';
import { holdBlobs } from './hold-blobs.js';
import { prepareJobs } from './load-jobs.js';
import { checkEmpty, loadTables } from './load-tables.js';
import { migrateAsArchived } from './migrate-as-archived.js';
import { readArchive } from './read-archive.js';
import { verifyArchive } from './verify-archive.js';

/**
 * Puts a backup into an empty database and its files into the store. The rows come last and all at once: a restore that
 * broke off can simply be started again.
 *
 * @throws OperatorError for a database that is not empty, a newer or a damaged archive
 */
export async function restore(parts: BackupParts): Promise<void> {
  const { config, database, file, say } = parts;
  const folder = await mkdtemp(join(tmpdir(), 'flowlens-restore-'));
  try {
    say(`Checking ${file} …`);
    const { head, tables } = await verifyArchive(file, folder);
    await migrateAsArchived(database, head, folder);
    await withClient(database, checkEmpty);
    const hold = await holdBlobs(database.db);
    try {
      const count = await restoreFiles(parts);
      await withClient(database, (client) => loadAll(client, folder, tables));
      say(`Restored the backup of ${head.created_at} with ${count} files.`);
    } finally {
      await hold.release();
    }
    await migrate(database);
    await takeStorage(database.db, parts.storage);
    if (config.secret === undefined)
      say(
        `People stay signed in if ${join(config.dataFolder, 'secret')} is the one of the server that was backed up; ` +
          'copy it there before you start.',
      );
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withClient(database: Database, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new pg.Client(database.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

/** Answers how many. */
async function restoreFiles({ config, storage, file }: BackupParts): Promise<number> {
  makeStorageFolders(config);
  const stores = { blobs: storage, uploads: openUploadStorage(config) };
  let count = 0;
  for await (const { name, content } of readArchive(file)) {
    const stored = storedNameOf(name);
    if (!stored) {
      for await (const chunk of content) void chunk;
      continue;
    }
    if (!isStoredName(stored)) throw new Error(`The archive has a file that is none of ours: ${name}`);
    await stores[stored.store].put(stored.name, content);
    count += 1;
  }
  return count;
}

function isStoredName({ store, name }: { store: 'blobs' | 'uploads'; name: string }): boolean {
  return store === 'blobs' ? extensionOfKey(name.replace(/\.gz$/, '')) !== undefined : /^[0-9a-f-]{36}$/.test(name);
}

async function loadAll(client: Client, folder: string, tables: string[]): Promise<void> {
  const jobs = await prepareJobs(client, join(folder, JOBS));
  await client.query('begin');
  await loadTables(client, folder, tables);
  await jobs.send();
  await client.query('commit');
}
