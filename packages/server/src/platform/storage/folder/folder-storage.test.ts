import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBlobKey, INSTALLATION_KEY } from '../blob-key.js';
import type { BlobStorage } from '../blob-storage.js';
import { createFolderStorage } from './folder-storage.js';
import { StorageError } from '../storage-failures.js';
import { testStorage } from '../../../../test/support/storage-suite.js';

describe('createFolderStorage', () => {
  let folder = '';
  let storage: BlobStorage;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fl-blobs-'));
    storage = createFolderStorage(folder);
  });
  afterAll(() => rm(folder, { recursive: true }));

  testStorage(() => storage);

  const filesOf = async (key: string) =>
    (await readdir(join(folder, key.slice(0, 2)))).filter((name) => name.startsWith(key));

  it('removes the draft of a stream that fails midway', async () => {
    const key = createBlobKey('mp4');
    const broken = new Readable({ read: () => broken.destroy(new Error('the line is dead')) });

    await expect(storage.put(key, broken)).rejects.toThrow('the line is dead');

    expect(await filesOf(key)).toEqual([]);
  });

  it('stores nothing when its folder is missing, as with an unmounted disk', async () => {
    const gone = join(folder, 'gone');
    const away = createFolderStorage(gone);

    await expect(away.put(createBlobKey('mp4'), Buffer.from('x'))).rejects.toThrow(StorageError);
    await expect(away.put(INSTALLATION_KEY, Buffer.from('x'))).rejects.toThrow(StorageError);

    expect(existsSync(gone)).toBe(false);
  });

  it('does not list drafts', async () => {
    const key = createBlobKey('mp4');
    await storage.put(key, Buffer.from('kept'));
    await writeFile(join(folder, key.slice(0, 2), `${key}.new.tmp`), 'half');
    const listed: string[] = [];
    for await (const page of storage.list()) listed.push(...page);

    expect(listed.filter((name) => name.startsWith(key))).toEqual([key]);
  });

  it('removes the drafts of a killed process, but none that is being written', async () => {
    const key = createBlobKey('mp4');
    await storage.put(key, Buffer.from('kept'));
    const draft = (name: string) => join(folder, key.slice(0, 2), `${key}.${name}.tmp`);
    const elevenMinutesAgo = Date.now() / 1_000 - 660;
    for (const name of ['old', 'new']) await writeFile(draft(name), 'half');
    await utimes(draft('old'), elevenMinutesAgo, elevenMinutesAgo);

    await storage.removeDrafts();

    expect(await filesOf(key)).toEqual([key, `${key}.new.tmp`]);
  });
});
