import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBlobKey } from './blob-key.js';
import type { BlobStorage } from './blob-storage.js';
import { createFolderStorage } from './folder-storage.js';
import { testStorage } from './storage-suite.js';

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

  it('leaves no draft of a stream that breaks off', async () => {
    const key = createBlobKey('mp4');
    const broken = new Readable({ read: () => broken.destroy(new Error('the line is dead')) });

    await expect(storage.put(key, broken)).rejects.toThrow('the line is dead');

    expect(await filesOf(key)).toEqual([]);
  });

  it('removes the drafts that a killed process left, and none that is still written', async () => {
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
