import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../../../../test/support/server/test-server.js';
import type { BlobStorage } from '../blob-storage.js';
import { openStorage } from '../open-storage.js';
import { storeFile } from './store-file.js';

const TIMELINE = `  {"timeline":[${'1,'.repeat(50_000)}1]}\n`;

describe('storeFile', () => {
  let server: TestServer;
  let storage: BlobStorage;
  beforeAll(async () => {
    server = await openTestServer();
    storage = openStorage(server);
  });
  afterAll(() => server.close());

  function store(content: string | Buffer): Promise<string> {
    const path = join(server.dataFolder, 'any-name.txt');
    writeFileSync(path, content);
    return storeFile(server.database.db, storage, path);
  }
  const blobs = () => server.database.db.selectFrom('blobs').selectAll().execute();

  it('stores a file with the type of its bytes, its size and its hash', async () => {
    const video = Buffer.concat([Buffer.from([0, 0, 0, 16]), Buffer.from('ftypisom'), Buffer.alloc(300_000, 7)]);

    const key = await store(video);

    expect(key).toMatch(/\.mp4$/);
    expect((await buffer(storage.read(key))).equals(video)).toBe(true);
    expect((await blobs()).find((blob) => blob.key === key)).toMatchObject({
      mime_type: 'video/mp4',
      size_bytes: String(video.length),
      sha256: createHash('sha256').update(video).digest(),
    });
  });

  it('stores only the compressed form of a timeline', async () => {
    const key = await store(TIMELINE);

    expect(await storage.size(key)).toBeUndefined();
    expect(gunzipSync(await buffer(storage.read(`${key}.gz`))).toString()).toBe(TIMELINE);
  });

  it.each([
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['truncated JSON', TIMELINE.slice(0, 60_000)],
    ['nothing', ''],
  ])('rejects %s and adds no row', async (_what, content) => {
    const before = await blobs();

    await expect(store(content)).rejects.toThrow('not a video, image or timeline');

    expect(await blobs()).toEqual(before);
  });
});
