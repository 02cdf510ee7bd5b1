import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../config/config.js';
import { type FaultyProxy, startFaultyProxy } from '../../../../test/support/server/faulty-proxy.js';
import { type S3Server, startS3 } from '../../../../test/support/s3/start-s3.js';
import { waitUntil } from '../../../../test/support/wait-until.js';
import { createBlobKey } from '../blob-key.js';
import type { BlobStorage } from '../blob-storage.js';
import { openStorage } from '../open-storage.js';
import { StorageError } from '../storage-failures.js';
import { testStorage } from '../../../../test/support/storage-suite.js';

describe('createS3Storage', () => {
  let s3: S3Server;
  let storage: BlobStorage;
  beforeAll(async () => {
    s3 = await startS3();
    storage = openStorage(readConfig(s3.env));
  });
  afterAll(() => s3.close());

  testStorage(() => storage);

  it('presigns URLs of the bucket only when direct reads are enabled', async () => {
    const read = { lifeSeconds: 60, contentType: 'video/mp4', disposition: 'inline', cacheControl: 'no-store' };
    const direct = openStorage(readConfig({ ...s3.env, S3_DIRECT_READS: 'on' }));
    const key = createBlobKey('mp4');
    await storage.put(key, Buffer.from('0123456789'));

    expect(await storage.presign(key, read)).toBeUndefined();
    const address = (await direct.presign(key, read)) ?? '';
    const response = await fetch(address, { headers: { range: 'bytes=0-3' } });

    expect(new URL(address).searchParams.get('X-Amz-Expires')).toBe('60');
    expect([response.status, await response.text()]).toEqual([206, '0123']);
    expect(response.headers.get('content-type')).toBe('video/mp4');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('presigns a URL for one object, one lifetime and one set of response headers', async () => {
    const direct = openStorage(readConfig({ ...s3.env, S3_DIRECT_READS: 'on' }));
    const [key, other] = [createBlobKey('mp4'), createBlobKey('mp4')];
    await storage.put(key, Buffer.from('0123456789'));
    await storage.put(other, Buffer.from('secret'));
    const read = { lifeSeconds: 60, contentType: 'video/mp4', disposition: 'inline', cacheControl: 'no-store' };
    const good = new URL((await direct.presign(key, read)) ?? '');
    const forged = (change: (address: URL) => void) => {
      const address = new URL(good);
      change(address);
      return address;
    };

    const refused = [
      forged((address) => (address.search = '')),
      forged((address) => (address.pathname = address.pathname.replace(key, other))),
      forged((address) => address.searchParams.set('X-Amz-Expires', '604800')),
      forged((address) => address.searchParams.set('response-content-type', 'text/html')),
      forged((address) => address.searchParams.set('X-Amz-Signature', 'f'.repeat(64))),
      new URL((await direct.presign(key, { ...read, lifeSeconds: 0 })) ?? ''),
    ];

    expect((await fetch(good)).status).toBe(200);
    expect(await Promise.all(refused.map(async (address) => (await fetch(address)).status))).toEqual(
      refused.map(() => 403),
    );
  });

  it('reports a missing bucket as a failure and not as a missing file', async () => {
    const elsewhere = openStorage(readConfig({ ...s3.env, S3_BUCKET: 'flowlens-elsewhere' }));

    await expect(buffer(elsewhere.read(createBlobKey('mp4')))).rejects.toThrow(StorageError);
    await expect(elsewhere.remove(createBlobKey('mp4'))).rejects.toThrow(StorageError);
  });

  describe('createS3Storage with a failing bucket', () => {
    let proxy: FaultyProxy;
    let faulty: BlobStorage;
    beforeAll(async () => {
      proxy = await startFaultyProxy(s3.env.S3_ENDPOINT ?? '');
      faulty = openStorage(readConfig({ ...s3.env, S3_ENDPOINT: proxy.url }));
    });
    afterEach(() => proxy.setFault('none'));
    afterAll(() => proxy.close());

    it('fails after four attempts', async () => {
      const key = createBlobKey('mp4');
      proxy.setFault('fails');

      await expect(faulty.put(key, Buffer.from('0123'))).rejects.toThrow(StorageError);
      expect(proxy.calls().filter((call) => call.startsWith('PUT'))).toHaveLength(4);
      await expect(buffer(faulty.read(key))).rejects.toThrow(StorageError);
      await expect(faulty.size(key)).rejects.toThrow(StorageError);
      await expect(faulty.remove(key)).rejects.toThrow(StorageError);
    });

    it('detects corrupted bytes after an upload and removes them', async () => {
      const [small, large] = [createBlobKey('mp4'), createBlobKey('webm')];
      proxy.setFault('flips a bit');

      await expect(faulty.put(small, Buffer.from('0123'))).rejects.toThrow('other bytes');
      await expect(faulty.put(large, Buffer.alloc(9 * 1024 * 1024))).rejects.toThrow('other bytes');

      expect([await storage.size(small), await storage.size(large)]).toEqual([undefined, undefined]);
    });

    it('fails when a response is interrupted', async () => {
      const key = createBlobKey('mp4');
      await storage.put(key, Buffer.from('0123'));
      proxy.setFault('breaks off');

      await expect(buffer(faulty.read(key))).rejects.toThrow(StorageError);
    });

    it('closes the request when the reader stops', async () => {
      proxy.setFault('silent');
      const content = faulty.read(createBlobKey('mp4'));
      await waitUntil('the store is asked', () => proxy.waiting() === 1);

      content.destroy();

      // Earlier than the timeout without a response.
      await waitUntil('the call has ended', () => proxy.waiting() === 0, 20_000);
    });

    it('works again when the bucket recovers', async () => {
      const key = createBlobKey('mp4');

      await faulty.put(key, Buffer.from('0123'));

      expect((await buffer(faulty.read(key))).toString()).toBe('0123');
    });
  });
});
