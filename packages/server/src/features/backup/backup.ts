import { createReadStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../../platform/config/config.js';
import type { Database } from '../../platform/database/database.js';
import { OperatorError } from '../../platform/errors/operator-error.js';
import { storedNames } from '../../platform/storage/blob-key.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { openUploadStorage } from '../../platform/storage/open-upload-storage.js';
import { blobEntry, uploadEntry } from './archive/archive-format.js';
import { type Dump, dumpTables } from './dump-tables.js';
import { holdBlobs } from './hold-blobs.js';
import { assertNameIsFree, placeArchive } from './archive/place-archive.js';
import { type ArchiveWriter, writeArchive } from './archive/write-archive.js';

export interface BackupParts {
  config: Config;
  /** Migrated database; a server may be using it. */
  database: Database;
  storage: BlobStorage;
  /** Absolute path of the archive. */
  file: string;
  /** Prints a line for the person at the terminal. */
  print: (line: string) => void;
}

/**
 * Writes all rows as of one moment, and every file they refer to, to a new archive. Servers continue to run, but remove
 * no files until it is done.
 *
 * @throws OperatorError if the file exists, or if the hold on the files was lost
 */
export async function backUp(parts: BackupParts): Promise<void> {
  const { config, database, file, print } = parts;
  assertNameIsFree(file);
  const folder = await makeFolder(file);
  try {
    const hold = await holdBlobs(database.db);
    const missing = await writeAll(parts, folder).finally(() => hold.release());
    await placeArchive(join(folder, 'archive'), file);
    for (const name of missing) print(`Missing in the storage and therefore in the backup: ${name}`);
    print(`The backup is in ${file} (${Math.ceil((await stat(file)).size / 1024 / 1024)} MiB).`);
    if (config.secret === undefined)
      print(`It does not contain the secret. Keep a copy of ${join(config.dataFolder, 'secret')} elsewhere.`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Creates a folder beside the archive, where the space is expected to be. */
async function makeFolder(file: string): Promise<string> {
  try {
    return await mkdtemp(`${file}.`);
  } catch (error) {
    throw new OperatorError(`${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Returns the names of missing files. */
async function writeAll({ config, database, storage }: BackupParts, folder: string): Promise<string[]> {
  const dump = await dumpTables(database, folder);
  const archive = writeArchive(join(folder, 'archive'));
  try {
    const missing = await addAll(archive, dump, { folder, storage, uploads: openUploadStorage(config) });
    await archive.finish();
    return missing;
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

async function addAll(
  archive: ArchiveWriter,
  { entries, blobKeys, partIds }: Dump,
  { folder, storage, uploads }: { folder: string; storage: BlobStorage; uploads: BlobStorage },
): Promise<string[]> {
  for (const entry of entries) {
    const path = join(folder, entry);
    await archive.add(entry, (await stat(path)).size, createReadStream(path));
  }
  const missing: string[] = [];
  const addStored = async (store: BlobStorage, name: string, entry: string) => {
    const size = await store.size(name);
    if (size !== undefined) await archive.add(entry, size, store.read(name));
    return size !== undefined;
  };
  for (const key of blobKeys) {
    const found: boolean[] = [];
    for (const name of storedNames(key)) found.push(await addStored(storage, name, blobEntry(name)));
    if (!found.includes(true)) missing.push(key);
  }
  for (const id of partIds) if (!(await addStored(uploads, id, uploadEntry(id)))) missing.push(id);
  return missing;
}
