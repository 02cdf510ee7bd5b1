import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operations } from '../../http/operation-handler.js';
import { forbidden, HttpProblem, notFound } from '../../platform/errors/http-problem.js';
import { extensionOfKey } from '../../platform/storage/blob-key.js';
import type { BlobLinks } from '../../platform/storage/links/blob-links.js';
import type { BlobStorage } from '../../platform/storage/blob-storage.js';
import { mediaTypeOf } from '../../platform/storage/blob-types.js';
import { parseByteRange } from '../../platform/storage/folder/byte-range.js';
import { readStored } from '../../platform/storage/stored-content.js';
import { blobHeaders, cacheControlOf, dispositionOf } from './blob-headers.js';
import { type BlobVariant, chooseVariant } from './blob-variant.js';

interface MediaParts {
  storage: BlobStorage;
  links: BlobLinks;
}

type BlobRequest = FastifyRequest<{ Params: { key: string }; Querystring: { expires?: string; signature?: string } }>;

export function mediaOperations({ storage, links }: MediaParts): Operations {
  return {
    async getBlob(request: BlobRequest, reply: FastifyReply) {
      const { key } = request.params;
      const { query, method, headers } = request;
      if (!links.verify(key, query, Date.now()))
        throw forbidden('This address has expired. Please load the page again.');
      const extension = extensionOfKey(key);
      const variant = extension && (await chooseVariant(storage, key, headers));
      if (!variant) throw notFound('There is no such file.');

      const contentType = mediaTypeOf(extension);
      const lifeSeconds = Math.max(0, Math.floor(Number(query.expires) - Date.now() / 1_000));
      reply.headers(blobHeaders(contentType, lifeSeconds));
      if (variant.varies) addVary(reply, 'Accept-Encoding');
      if (headers['if-none-match']?.includes(variant.etag)) return reply.code(304).header('etag', variant.etag).send();

      const direct = method === 'GET' && (await directAddress(storage, variant, { contentType, lifeSeconds }));
      if (direct) return reply.redirect(direct, 307);

      reply.headers({
        ...variant.headers,
        'content-type': contentType,
        'content-disposition': dispositionOf(contentType),
      });
      const range = wantedRange(request, variant);
      const { stored, size } = variant;
      if (range === 'unsatisfiable') throw badRange(size);
      if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${size}`);
      if (size !== undefined) reply.header('content-length', range ? range.end - range.start + 1 : size);
      // Fastify would read the whole file and discard it.
      if (method === 'HEAD' || size === 0) return reply.send(Readable.from([]));
      return reply.send(size === undefined ? readStored(storage, stored) : storage.read(stored.name, range));
    },
  };
}

/** Redirects to the store, if browsers may use it; the presigned URL is valid no longer than the current one. */
async function directAddress(
  storage: BlobStorage,
  { stored, size, encoding }: BlobVariant,
  { contentType, lifeSeconds }: { contentType: string; lifeSeconds: number },
): Promise<string | undefined> {
  // The store cannot decompress.
  if (lifeSeconds < 1 || size === undefined) return undefined;
  const disposition = dispositionOf(contentType);
  const cacheControl = cacheControlOf(contentType, lifeSeconds);
  return storage.presign(stored.name, {
    lifeSeconds,
    contentType,
    disposition,
    cacheControl,
    ...(encoding && { encoding }),
  });
}

/** Added to existing values: if other sites may call, the response depends on Origin too. */
function addVary(reply: FastifyReply, name: string): void {
  reply.header('vary', [reply.getHeader('vary'), name].filter(Boolean).join(', '));
}

/** An `If-Range` that does not match our version requests the whole (RFC 9110, section 13.1.5). */
function wantedRange({ method, headers }: FastifyRequest, { etag, size, rangeAllowed }: BlobVariant) {
  if (!rangeAllowed || size === undefined || method !== 'GET') return undefined;
  const condition = headers['if-range'];
  return condition === undefined || condition === etag ? parseByteRange(headers.range, size) : undefined;
}

function badRange(size: number | undefined): HttpProblem {
  return new HttpProblem(416, 'The file has no such bytes.', { headers: { 'content-range': `bytes */${size}` } });
}
