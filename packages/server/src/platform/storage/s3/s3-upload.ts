import { DeleteObjectCommand, GetObjectCommand, HeadObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createHash } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { mediaTypeOfStored } from '../blob-key.js';
import { PartDigest } from './part-digest.js';
import { StorageError } from '../storage-failures.js';

/** Two parts per upload are held in memory while they are sent. */
const PART_BYTES = 8 * 1024 * 1024;
const PARTS_AT_ONCE = 2;

interface ObjectName {
  Bucket: string;
  Key: string;
}

/**
 * Uploads an object in parts and verifies that the store has exactly these bytes: by its SHA-256, or by reading the
 * object back if the store computes none. Removes incomplete objects.
 *
 * @throws StorageError; errors of the source
 */
export async function uploadVerified(client: S3Client, name: ObjectName, content: Buffer | Readable): Promise<void> {
  const digest = new PartDigest(PART_BYTES);
  let brokenBy: Error | undefined;
  // In one piece, because a stream of a buffer would make one chunk per byte.
  const source = Buffer.isBuffer(content) ? Readable.from([content]) : content;
  pipeline(source, digest, (error) => (brokenBy = error ?? undefined));
  const upload = new Upload({
    client,
    params: { ...name, Body: digest, ContentType: mediaTypeOfStored(name.Key), ChecksumAlgorithm: 'SHA256' },
    partSize: PART_BYTES,
    queueSize: PARTS_AT_ONCE,
  });
  try {
    await upload.done();
  } catch (error) {
    source.destroy();
    throw brokenBy ?? new StorageError('an object could not be stored', error);
  }
  try {
    await verify(client, name, digest);
  } catch (error) {
    await client.send(new DeleteObjectCommand(name)).catch(() => undefined);
    throw error instanceof StorageError ? error : new StorageError('a stored object could not be checked', error);
  }
}

async function verify(client: S3Client, name: ObjectName, digest: PartDigest): Promise<void> {
  const { whole, ofParts } = digest.checksums();
  const stored = await client.send(new HeadObjectCommand({ ...name, ChecksumMode: 'ENABLED' }));
  if (stored.ContentLength !== digest.bytes) throw new StorageError('it has another size than was sent');
  const checksum = stored.ChecksumSHA256 ?? (await readBack(client, name));
  if (checksum !== whole && checksum !== ofParts) throw new StorageError('it has other bytes than were sent');
}

async function readBack(client: S3Client, name: ObjectName): Promise<string> {
  const { Body } = await client.send(new GetObjectCommand(name));
  const hash = createHash('sha256');
  for await (const chunk of Body as Readable) hash.update(chunk as Buffer);
  return hash.digest('base64');
}
