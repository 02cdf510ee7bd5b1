import { constants } from 'node:fs';
import { access } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../config/config.js';
import { cacheFor } from '../cache-for.js';
import type { BlobStorage } from './blob-storage.js';
import { blobsFolder } from './open-storage.js';

const KEEP_MS = 10_000;
const TIMEOUT_MS = 2_000;

/** Checks, at most once in 10 s, whether the bucket responds or the folder of the recordings is writable. */
export function createStorageProbe(
  { s3, dataFolder }: Pick<Config, 's3' | 'dataFolder'>,
  storage: Pick<BlobStorage, 'list'>,
): () => Promise<boolean> {
  // A missing bucket gives the same response to a request for an object as a missing object.
  const ask = () =>
    s3
      ? storage.list()[Symbol.asyncIterator]().next()
      : access(blobsFolder(dataFolder), constants.R_OK | constants.W_OK);
  return cacheFor(KEEP_MS, () => inTime(ask()));
}

function inTime(asked: Promise<unknown>): Promise<boolean> {
  const answered = asked.then(
    () => true,
    () => false,
  );
  return Promise.race([answered, sleep(TIMEOUT_MS, false, { ref: false })]);
}
