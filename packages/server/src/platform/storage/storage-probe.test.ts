import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../config/config.js';
import { createDataFolder } from '../../../test/support/server/data-folder.js';
import { createStorageProbe } from './storage-probe.js';

const BUCKET = { S3_BUCKET: 'flowlens', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };

describe('createStorageProbe', () => {
  let folder = '';
  beforeEach(() => {
    folder = createDataFolder();
  });
  afterEach(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  const probe = (env: Record<string, string>, nextPage: () => Promise<IteratorResult<string[]>>) =>
    createStorageProbe(readConfig({ FLOWLENS_DATA: folder, ...env }), {
      list: () => ({ [Symbol.asyncIterator]: () => ({ next: nextPage }) }),
    });
  const notAsked = () => expect.unreachable();

  it('requires the folder of the recordings', async () => {
    expect(await probe({}, notAsked)()).toBe(false);
    mkdirSync(join(folder, 'blobs'));
    expect(await probe({}, notAsked)()).toBe(true);
  });

  it('requires a quick response of the bucket', async () => {
    expect(await probe(BUCKET, () => Promise.resolve({ done: true, value: undefined }))()).toBe(true);
    expect(await probe(BUCKET, () => Promise.reject(new Error('no such bucket')))()).toBe(false);
    expect(await probe(BUCKET, () => new Promise(() => undefined))()).toBe(false);
  });

  it('asks the bucket once for many callers', async () => {
    const ask = vi.fn(() => Promise.resolve({ done: true as const, value: undefined }));
    const answers = probe(BUCKET, ask);
    await Promise.all(Array.from({ length: 20 }, answers));

    expect(ask).toHaveBeenCalledTimes(1);
  });
});
