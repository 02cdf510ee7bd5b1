import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { PassThrough, pipeline, type Readable } from 'node:stream';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { S3Config } from '../../config/config.js';
import { INSTALLATION_KEY } from '../blob-key.js';
import type { BlobStorage, ByteRange } from '../blob-storage.js';
import { createS3Client } from './s3-client.js';
import { uploadVerified } from './s3-upload.js';
import { MissingBlobError, StorageError } from '../storage-failures.js';

/** Stores blobs as objects of an S3 bucket. Their names begin with `prefix`, because a bucket holds several kinds of files. */
export function createS3Storage(config: S3Config, prefix: string): BlobStorage {
  const client = createS3Client(config);
  const { bucket, directReads } = config;
  const nameOf = (key: string) => ({ Bucket: bucket, Key: prefix + key });

  async function open(key: string, range: ByteRange | undefined, signal: AbortSignal): Promise<Readable> {
    const part = range && { Range: `bytes=${range.start}-${range.end}` };
    const { Body } = await client.send(new GetObjectCommand({ ...nameOf(key), ...part }), { abortSignal: signal });
    if (Body === undefined) throw new StorageError('it returned no content');
    return Body as Readable;
  }

  return {
    put: (key, content) => uploadVerified(client, nameOf(key), content),
    async size(key) {
      try {
        return (await client.send(new HeadObjectCommand(nameOf(key)))).ContentLength;
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw new StorageError('the size of an object could not be read', error);
      }
    },
    read(key, range) {
      const content = new PassThrough();
      const stop = new AbortController();
      content.once('close', () => stop.abort());
      const fail = (error: unknown) =>
        content.destroy(
          isMissing(error) ? new MissingBlobError(key) : new StorageError('an object could not be read', error),
        );
      open(key, range, stop.signal).then((body) => {
        body.once('error', fail);
        pipeline(body, content, () => undefined);
      }, fail);
      return content;
    },
    async remove(key) {
      await client.send(new DeleteObjectCommand(nameOf(key))).catch((error: unknown) => {
        if (!isMissing(error)) throw new StorageError('an object could not be removed', error);
      });
    },
    async *list() {
      try {
        for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix }))
          yield Contents.flatMap(({ Key }) => (Key === undefined ? [] : [Key.slice(prefix.length)])).filter(
            (key) => key !== INSTALLATION_KEY,
          );
      } catch (error) {
        throw new StorageError('the bucket could not be listed', error);
      }
    },
    // An interrupted multipart upload is not an object; a lifecycle rule of the bucket aborts it (docs/operating/configure.md).
    removeDrafts: () => Promise.resolve(),
    async presign(key, { lifeSeconds, contentType, disposition, cacheControl, encoding }) {
      if (!directReads) return undefined;
      const read = new GetObjectCommand({
        ...nameOf(key),
        ResponseContentType: contentType,
        ResponseContentDisposition: disposition,
        ...(encoding !== undefined && { ResponseContentEncoding: encoding }),
        ResponseCacheControl: cacheControl,
      });
      return getSignedUrl(client, read, { expiresIn: lifeSeconds });
    },
  };
}

/** Without the right to list the bucket, Amazon responds with 403 instead of 404; that remains a configuration error. */
function isMissing(error: unknown): boolean {
  return error instanceof S3ServiceException && error.$metadata.httpStatusCode === 404 && error.name !== 'NoSuchBucket';
}
