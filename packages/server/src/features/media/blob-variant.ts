import type { IncomingHttpHeaders } from 'node:http';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { findStored, type StoredContent } from '../../platform/storage/stored-content.js';

/** Encoding in which a reader gets a blob. */
export interface BlobVariant {
  stored: StoredContent;
  /** Size of the response in bytes; undefined if it is decompressed on the way. */
  size: number | undefined;
  etag: string;
  rangeAllowed: boolean;
  /** True if the encoding depends on the reader. */
  varies: boolean;
  /** Value of `Content-Encoding`. */
  encoding?: 'gzip';
  headers: Record<string, string>;
}

/**
 * Chooses the encoding of a blob: compressed content as stored, or decompressed for the rare reader without gzip.
 * Neither supports ranges, so a range gets the whole. `undefined` if the blob is gone.
 */
export async function chooseVariant(
  storage: BlobStorage,
  key: string,
  headers: IncomingHttpHeaders,
): Promise<BlobVariant | undefined> {
  const stored = await findStored(storage, key);
  if (!stored) return undefined;
  const { size, compressed } = stored;
  const etag = `"${key}"`;
  if (!compressed)
    return { stored, size, etag, rangeAllowed: true, varies: false, headers: { etag, 'accept-ranges': 'bytes' } };
  if (!acceptsGzip(headers['accept-encoding']))
    return { stored, size: undefined, etag, rangeAllowed: false, varies: true, headers: { etag } };
  const gzipEtag = `"${key}-gzip"`;
  const variant = { stored, size, etag: gzipEtag, rangeAllowed: false, varies: true, encoding: 'gzip' as const };
  return { ...variant, headers: { etag: gzipEtag, 'content-encoding': 'gzip' } };
}

function acceptsGzip(header: string | string[] | undefined): boolean {
  return /(?:^|[\s,])gzip(?:\s*;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+)?\s*(?:,|$)/i.test(String(header ?? ''));
}
