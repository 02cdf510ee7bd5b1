import type { IncomingHttpHeaders } from 'node:http';
import { gzipKey } from '../../storage/blob-key.js';
import type { BlobStorage } from '../../storage/blob-storage.js';

/** The stored object that answers a request for a blob. */
export interface BlobVariant {
  key: string;
  size: number;
  etag: string;
  rangeAllowed: boolean;
  /** Whether another reader may get the other of the two. */
  compressible: boolean;
  /** Of the content, for `Content-Encoding`. */
  encoding?: string;
  headers: Record<string, string>;
}

/** The compressed twin where there is one and the reader takes it whole; `undefined` when the blob is gone. */
export async function chooseVariant(
  storage: BlobStorage,
  key: string,
  headers: IncomingHttpHeaders,
): Promise<BlobVariant | undefined> {
  const twinSize = key.endsWith('.json') ? await storage.size(gzipKey(key)) : undefined;
  const compressible = twinSize !== undefined;
  if (compressible && headers.range === undefined && acceptsGzip(headers['accept-encoding'])) {
    const etag = `"${key}-gzip"`;
    const twin = { key: gzipKey(key), size: twinSize, etag, rangeAllowed: false, compressible };
    return { ...twin, encoding: 'gzip', headers: { etag, 'content-encoding': 'gzip' } };
  }
  const size = await storage.size(key);
  if (size === undefined) return undefined;
  const etag = `"${key}"`;
  return { key, size, etag, rangeAllowed: true, compressible, headers: { etag, 'accept-ranges': 'bytes' } };
}

function acceptsGzip(header: string | string[] | undefined): boolean {
  return /(?:^|[\s,])gzip(?:\s*;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+)?\s*(?:,|$)/i.test(String(header ?? ''));
}
