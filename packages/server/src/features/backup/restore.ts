import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg, { type Client } from 'pg';
import type { Database } from '../../platform/database/database.js';
import { migrate } from '../../platform/database/migrate.js';
import { summaryOf } from '../auth/sessions/end-sessions.js';
import { extensionOfKey } from '../../platform/storage/blob-key.js';
import { takeStorage } from '../../platform/storage/installation.js';
import { makeStorageFolders } from '../../platform/storage/folder/make-storage-folders.js';
import { openUploadStorage } from '../../platform/storage/open-upload-storage.js';
import { JOBS, storedNameOf } from './archive/archive-format.js';
import type { BackupParts } from './backup.js';
import { holdBlobs } from './hold-blobs.js';
import { prepareJobs } from './load-jobs.js';
import { checkEmpty, dropExample, loadTables } from './load-tables.js';
import { migrateAsArchived } from './migrate-as-archived.js';
import { readArchive } from './archive/read-archive.js';
import { countRestoredAccess, endRestoredSessions, type RestoredAccess } from './restored-access.js';
import { verifyArchive } from './archive/verify-archive.js';

interface RestoreParts extends BackupParts {
  /** Keeps sessions and agent tokens active, even those revoked after the backup. */
  keepSessions: boolean;
}

/**
 * Restores a backup into an empty database and its files into the store. The rows come last, in one transaction: an
 * interrupted restore can be started again.
 *
 * @throws OperatorError for a database that is not empty, and for a newer or damaged archive
 */
export async function restore(parts: RestoreParts): Promise<void> {
  const { database, file, print, keepSessions } = parts;
  const folder = await mkdtemp(join(tmpdir(), 'flowlens-restore-'));
  try {
    print(`Checking ${file} …`);
    const { head, tables } = await verifyArchive(file, folder);
    await migrateAsArchived(database, head, folder);
    await withClient(database, checkUnused);
    const hold = await holdBlobs(database.db);
    try {
      const count = await restoreFiles(parts);
      const { ended, restored } = await withClient(database, (client) =>
        loadAll(client, { folder, tables, keepSessions }),
      );
      print(`Restored the backup of ${head.created_at} with ${count} files.`);
      if (ended) print(`${summaryOf(ended)}, because some may have been revoked since. People need to sign in again.`);
      print(restoredAccessText(restored));
    } finally {
      await hold.release();
    }
    await migrate(database);
    await takeStorage(database.db, parts.storage);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function withClient<T>(database: Database, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(database.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Fails early and leaves the database unchanged. */
async function checkUnused(client: Client): Promise<void> {
  await client.query('begin');
  await dropExample(client);
  await checkEmpty(client);
  await client.query('rollback');
}

/** Restores the files and returns their number. */
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
    if (!isStoredName(stored)) throw new Error(`The archive contains an unexpected file: ${name}`);
    await stores[stored.store].put(stored.name, content);
    count += 1;
  }
  return count;
}

function isStoredName({ store, name }: { store: 'blobs' | 'uploads'; name: string }): boolean {
  return store === 'blobs' ? extensionOfKey(name.replace(/\.gz$/, '')) !== undefined : /^[0-9a-f-]{36}$/.test(name);
}

interface Load {
  folder: string;
  tables: string[];
  keepSessions: boolean;
}

async function loadAll(client: Client, { folder, tables, keepSessions }: Load) {
  const jobs = await prepareJobs(client, join(folder, JOBS));
  await client.query('begin');
  await loadTables(client, folder, tables);
  const ended = keepSessions ? undefined : await endRestoredSessions(client);
  const restored = await countRestoredAccess(client);
  await jobs.send();
  await client.query('commit');
  return { ended, restored };
}

function restoredAccessText({ publicLinks, invitations, invitationLinks }: RestoredAccess): string {
  return (
    `Active again, as at the time of the backup: ${publicLinks} public links, ${invitations} invitations by e-mail, ` +
    `${invitationLinks} invitation links. Revoke again what was revoked since.`
  );
}
