import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createBlobKey } from './blob-key.js';
import { createFolderStorage } from './folder-storage.js';

describe('createFolderStorage', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'fl-blobs-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  it('gives back what was put, whole and in part', async () => {
    const storage = createFolderStorage(folder);
    const key = createBlobKey('mp4');

    await storage.put(key, Buffer.from('0123456789'));

    expect(await storage.size(key)).toBe(10);
    expect((await buffer(storage.read(key))).toString()).toBe('0123456789');
    expect((await buffer(storage.read(key, { start: 2, end: 4 }))).toString()).toBe('234');
  });

  it('takes a stream', async () => {
    const storage = createFolderStorage(folder);
    const key = createBlobKey('mp4');

    await storage.put(key, Readable.from([Buffer.from('ab'), Buffer.from('cd')]));

    expect((await buffer(storage.read(key))).toString()).toBe('abcd');
  });

  it('leaves nothing behind when a stream breaks off', async () => {
    const storage = createFolderStorage(folder);
    const key = createBlobKey('mp4');
    async function* broken() {
      yield Buffer.from('half');
      await Promise.resolve();
      throw new Error('the line is dead');
    }

    await expect(storage.put(key, Readable.from(broken()))).rejects.toThrow('the line is dead');

    expect(await storage.size(key)).toBeUndefined();
    expect((await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())).toEqual(
      [],
    );
  });

  it('forgets what is removed, twice too', async () => {
    const storage = createFolderStorage(folder);
    const key = createBlobKey('json');
    await storage.put(key, Buffer.from('{}'));

    await storage.remove(key);
    await storage.remove(key);

    expect(await storage.size(key)).toBeUndefined();
  });
});
