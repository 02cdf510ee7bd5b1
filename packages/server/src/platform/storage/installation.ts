import { buffer } from 'node:stream/consumers';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../database/schema/tables.js';
import type { Logger } from '../logging/logger.js';
import { INSTALLATION_KEY } from './blob-key.js';
import type { BlobStorage } from './blob-storage.js';
import { MissingBlobError } from './storage-failures.js';

/** Keys are random, so the first ones are a fair sample. */
const SAMPLE = 5_000;

interface InstallationParts {
  db: Kysely<Tables>;
  storage: BlobStorage;
  log: Logger;
}

/**
 * Returns whether storage and database hold the same installation id. A storage without an id is claimed if it is empty
 * or the database knows most of its files; otherwise its files would look unused and be removed.
 */
export async function ownsStorage({ db, storage, log }: InstallationParts): Promise<boolean> {
  const [own, found] = [await idOf(db), await idIn(storage)];
  if (found === own) return true;
  if (found === undefined && (await knowsMostFiles(db, storage))) {
    await takeStorage(db, storage);
    return true;
  }
  log.error(
    { database: own, storage: found ?? 'none' },
    `${found === undefined ? 'the database does not know the recordings in the storage' : 'the storage belongs to another database'}, ` +
      'so no file is removed from it. Set DATABASE_URL, FLOWLENS_DATA and S3_BUCKET so that they go together again; ' +
      `if these two do, write ${own} into blobs/installation of the storage`,
  );
  return false;
}

/** Assigns the storage to the database, whatever its previous owner. */
export async function takeStorage(db: Kysely<Tables>, storage: BlobStorage): Promise<void> {
  await storage.put(INSTALLATION_KEY, Buffer.from(`${await idOf(db)}\n`));
}

async function idOf(db: Kysely<Tables>): Promise<string> {
  return (await db.selectFrom('installation').select('id').executeTakeFirstOrThrow()).id;
}

async function idIn(storage: BlobStorage): Promise<string | undefined> {
  try {
    return (await buffer(storage.read(INSTALLATION_KEY))).toString('utf8').trim();
  } catch (error) {
    if (error instanceof MissingBlobError) return undefined;
    throw error;
  }
}

/** Requires most files and not just one: the database may have written its own files to a foreign storage. */
async function knowsMostFiles(db: Kysely<Tables>, storage: BlobStorage): Promise<boolean> {
  let [known, seen] = [0, 0];
  for await (const names of storage.list()) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from unnest(${names}::text[]) as name
      where exists (select 1 from blobs where blobs.key = regexp_replace(name, '\\.gz$', ''))
    `.execute(db);
    known += rows[0]?.count ?? 0;
    seen += names.length;
    if (seen >= SAMPLE) break;
  }
  return seen === 0 || known > seen / 2;
}
