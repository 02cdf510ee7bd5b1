import type { FastifyRequest } from 'fastify';
import { serverOrigins } from '../../config/own-origins.js';
import type { BlobLinks } from './blob-links.js';

/** The signed address of a stored file as one caller reaches it; `null` where there is no file. */
export type MediaAddress = (key: string | null) => string | null;

/** Full addresses, because a flow is also shown on other people's pages. */
export function createMediaAddresses(links: BlobLinks, publicUrl: string): (request: FastifyRequest) => MediaAddress {
  const origins = serverOrigins(publicUrl);
  return (request) => {
    // `localhost` and `127.0.0.1` are different origins, so the address keeps the name of the request.
    const asked = `${request.protocol}://${request.host}`;
    const base = origins.has(asked) ? asked : publicUrl;
    const nowMs = Date.now();
    return (key) => (key === null ? null : base + links.sign(key, nowMs));
  };
}
