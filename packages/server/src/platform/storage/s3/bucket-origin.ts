import type { S3Config } from '../../config/config.js';

/** Returns the origin at which browsers read the bucket, consistent with the bucket's client. */
export function bucketOrigin({ endpoint, bucket, region }: S3Config): string {
  return endpoint === undefined ? `https://${bucket}.s3.${region}.amazonaws.com` : new URL(endpoint).origin;
}
