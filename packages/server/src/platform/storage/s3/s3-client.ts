import { S3Client } from '@aws-sdk/client-s3';
import type { S3Config } from '../../config/config.js';

const CONNECT_MS = 3_000;
const REQUEST_MS = 30_000;
/** The first and three more, with growing pauses of random length. */
const ATTEMPTS = 4;

/** A client of the configured bucket's server. */
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
      // Of an answer whose bytes stop coming.
      socketTimeout: REQUEST_MS,
    },
    // By default every write carries a CRC32 in a trailer, which not every S3 server understands. What is stored gets a
    // SHA-256 in a header of its own.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
  });
}
