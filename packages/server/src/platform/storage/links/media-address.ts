import type { FastifyRequest } from 'fastify';
import { serverOrigins } from '../../config/own-origins.js';
import type { BlobLinks } from './blob-links.js';

/** Returns the signed URL of a stored file for a caller; `null` without a file. */
export type MediaAddress = (key: string | null) => string | null;

/** Full URLs, because flows are also shown on other people's pages. */
export function createMediaAddresses(links: BlobLinks, publicUrl: string): (request: FastifyRequest) => MediaAddress {
  const origins = serverOrigins(publicUrl);
  return (request) => {
    // `localhost` and `127.0.0.1` are different origins, so the URL keeps the host name of the request.
    const asked = `${request.protocol}://${request.host}`;
    const base = origins.has(asked) ? asked : publicUrl;
    const nowMs = Date.now();
    return (key) => (key === null ? null : base + links.sign(key, nowMs));
  };
}
