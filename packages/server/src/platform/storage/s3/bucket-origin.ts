import type { S3Config } from '../../config/config.js';

/** The origin at which browsers read the bucket, as the client of the bucket names it too. */
export function bucketOrigin({ endpoint, bucket, region }: S3Config): string {
  return endpoint === undefined ? `https://${bucket}.s3.${region}.amazonaws.com` : new URL(endpoint).origin;
}
