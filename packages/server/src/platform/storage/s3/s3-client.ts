import { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../../config/config.js';

const CONNECT_MS = 3_000;
const REQUEST_MS = 30_000;
/** One attempt and three retries, with growing random delays. */
const ATTEMPTS = 4;

/** Creates a client of the configured bucket's server. */
export function createS3Client({ region, endpoint, accessKeyId, secretAccessKey }: S3Config): S3Client {
  return new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    ...(endpoint !== undefined && { endpoint, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    retryMode: 'standard',
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      requestTimeout: REQUEST_MS,
      throwOnRequestTimeout: true,
      // Also covers responses that stall.
      socketTimeout: REQUEST_MS,
    },
    // By default, every write has a CRC32 in a trailer, which some S3 servers do not understand. Stored objects get a
    // SHA-256 in a header instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
