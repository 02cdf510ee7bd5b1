import { MINUTE_MS } from '@flowlens/core/internal';
import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline, PassThrough } from 'node:stream';
import { INSTALLATION_KEY } from '../blob-key.js';
import type { BlobStorage } from '../blob-storage.js';
import { MissingBlobError, StorageError } from '../storage-failures.js';
import { syncFolder } from './sync-folder.js';

const DRAFT = '.tmp';
/** A draft that was not written to for this long belongs to a dead process. */
const ABANDONED_MS = 10 * MINUTE_MS;

/** Stores blobs as files below an existing folder, in 256 subfolders by the first two letters of their keys. */
export function createFolderStorage(folder: string): BlobStorage {
  const pathOf = (key: string) => (key === INSTALLATION_KEY ? join(folder, key) : join(folder, key.slice(0, 2), key));

  return {
    async put(key, content) {
      const path = pathOf(key);
      const draft = `${path}.${randomUUID()}${DRAFT}`;
      try {
        const made = dirname(path) !== folder && (await makeSubfolder(dirname(path)));
        await writeDurably(draft, content);
        await rename(draft, path);
        await syncFolder(dirname(path));
        if (made) await syncFolder(folder);
      } catch (error) {
        await rm(draft, { force: true });
        throw isOfSystem(error) ? new StorageError('a file could not be written', error) : error;
      }
    },
    async size(key) {
      return (await statOf(pathOf(key)))?.size;
    },
    read(key, range) {
      const content = new PassThrough();
      const file = createReadStream(pathOf(key), range);
      file.once('error', (error) =>
        content.destroy(
          isMissing(error) ? new MissingBlobError(key) : new StorageError('a file could not be read', error),
        ),
      );
      return pipeline(file, content, () => undefined);
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list() {
      for (const subfolder of await namesIn(folder)) {
        const keys = (await namesIn(join(folder, subfolder))).filter((name) => !name.endsWith(DRAFT));
        if (keys.length > 0) yield keys;
      }
    },
    async removeDrafts() {
      for (const subfolder of await namesIn(folder)) {
        const drafts = (await namesIn(join(folder, subfolder))).filter((name) => name.endsWith(DRAFT));
        for (const path of drafts.map((name) => join(folder, subfolder, name))) {
          const draft = await statOf(path);
          if (draft && Date.now() - draft.mtimeMs > ABANDONED_MS) await rm(path, { force: true });
        }
      }
    },
    presign: () => Promise.resolve(undefined),
  };
}

/** Creates a folder in an existing one, and returns whether it was missing. */
async function makeSubfolder(path: string): Promise<boolean> {
  try {
    await mkdir(path);
    return true;
  } catch (error) {
    if (isOfSystem(error) && error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Synced before it gets its name, so that a crash leaves no partial object. */
async function writeDurably(path: string, content: Parameters<BlobStorage['put']>[1]): Promise<void> {
  await using file = await open(path, 'wx');
  await file.writeFile(content);
  await file.sync();
}

async function statOf(path: string) {
  try {
    return await stat(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw new StorageError('the size of a file could not be read', error);
  }
}

/** Returns no names if the folder does not exist yet. */
async function namesIn(path: string): Promise<string[]> {
  try {
    return await readdir(path);
  } catch (error) {
    if (isMissing(error)) return [];
    throw new StorageError('a folder could not be listed', error);
  }
}

function isMissing(error: unknown): boolean {
  return isOfSystem(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
}

function isOfSystem(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && 'syscall' in error;
}
