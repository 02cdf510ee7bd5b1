import { createHash, randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { createBlobKey, gzipKey, INSTALLATION_KEY } from '../../src/platform/storage/blob-key.js';
import type { BlobStorage } from '../../src/platform/storage/blob-storage.js';
import { MissingBlobError } from '../../src/platform/storage/storage-failures.js';

/** Tests that every storage passes. */
export function testStorage(storageOf: () => BlobStorage): void {
  it('reads a stored object, whole and in part', async () => {
    const storage = storageOf();
    const key = createBlobKey('mp4');

    await storage.put(key, Buffer.from('0123456789'));

    expect(await storage.size(key)).toBe(10);
    expect((await buffer(storage.read(key))).toString()).toBe('0123456789');
    expect((await buffer(storage.read(key, { start: 2, end: 4 }))).toString()).toBe('234');
  });

  it('stores a stream, even an empty one', async () => {
    const storage = storageOf();
    const [key, empty] = [createBlobKey('mp4'), createBlobKey('mp4')];

    await storage.put(key, Readable.from([Buffer.from('ab'), Buffer.from('cd')]));
    await storage.put(empty, Readable.from([]));

    expect((await buffer(storage.read(key))).toString()).toBe('abcd');
    expect(await storage.size(empty)).toBe(0);
  });

  it('stores a stream that needs several parts', async () => {
    const storage = storageOf();
    const key = createBlobKey('webm');
    const chunk = randomBytes(1024 * 1024 + 7);
    const chunks = Array.from({ length: 20 }, () => chunk);

    await storage.put(key, Readable.from(chunks));

    const [expected, found] = [createHash('sha256'), createHash('sha256')];
    for (const piece of chunks) expected.update(piece);
    for await (const piece of storage.read(key)) found.update(piece as Buffer);
    expect(found.digest('hex')).toBe(expected.digest('hex'));
    expect(await storage.size(key)).toBe(20 * chunk.length);
  });

  it.each([
    ['a small', 1],
    ['a large', 20],
  ])('stores nothing when %s stream fails midway', async (_what, mebibytes) => {
    const storage = storageOf();
    const key = createBlobKey('mp4');
    async function* broken() {
      for (let count = 0; count < mebibytes; count += 1) yield Buffer.alloc(1024 * 1024);
      await Promise.resolve();
      throw new Error('the line is dead');
    }

    await expect(storage.put(key, Readable.from(broken()))).rejects.toThrow('the line is dead');

    expect(await storage.size(key)).toBeUndefined();
    expect(await everyKey(storage)).not.toContain(key);
  });

  it('removes an object, and accepts a second removal', async () => {
    const storage = storageOf();
    const key = createBlobKey('json');
    await storage.put(key, Buffer.from('{}'));

    await storage.remove(key);
    await storage.remove(key);

    expect(await storage.size(key)).toBeUndefined();
  });

  it('rejects the read of a missing object with a MissingBlobError', async () => {
    await expect(buffer(storageOf().read(createBlobKey('png')))).rejects.toThrow(MissingBlobError);
  });

  it('lists every key once', async () => {
    const storage = storageOf();
    const keys = [createBlobKey('json'), createBlobKey('mp4'), createBlobKey('webp')];
    for (const key of [...keys, gzipKey(keys[0] ?? '')]) await storage.put(key, Buffer.from('{}'));

    const listed = await everyKey(storage);

    expect(listed).toEqual(expect.arrayContaining([...keys, `${keys[0]}.gz`]));
    expect(new Set(listed).size).toBe(listed.length);
  });

  it('stores the installation id without listing it', async () => {
    const storage = storageOf();
    for (const id of ['first', 'second']) await storage.put(INSTALLATION_KEY, Buffer.from(id));

    expect((await buffer(storage.read(INSTALLATION_KEY))).toString()).toBe('second');
    expect(await everyKey(storage)).not.toContain(INSTALLATION_KEY);
  });
}

async function everyKey(storage: BlobStorage): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of storage.list()) keys.push(...page);
  return keys;
}
