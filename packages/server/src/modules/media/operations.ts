import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Operations } from '../../operation-handler.js';
import { forbidden, HttpProblem, notFound } from '../../plugins/http-problem.js';
import { extensionOfKey } from '../../storage/blob-key.js';
import type { BlobLinks } from '../../storage/blob-links.js';
import type { BlobStorage } from '../../storage/blob-storage.js';
import { mediaTypeOf } from '../../storage/blob-types.js';
import { parseByteRange } from '../../storage/byte-range.js';
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
      if (!links.verify(key, request.query, Date.now()))
        throw forbidden('This address has expired. Please load the page again.');
      const extension = extensionOfKey(key);
      const variant = await chooseVariant(storage, key, request.headers);
      if (!extension || !variant) throw notFound('There is no such file.');

      reply.headers(blobHeaders(mediaTypeOf(extension), Number(request.query.expires)));
      reply.headers(variant.headers);
      if (variant.compressible) addVary(reply, 'Accept-Encoding');
      if (request.headers['if-none-match']?.includes(variant.etag)) return reply.code(304).send();

      const range = wantedRange(request, variant);
      if (range === 'unsatisfiable') throw badRange(variant.size);
      if (range) reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${variant.size}`);
      reply.header('content-length', range ? range.end - range.start + 1 : variant.size);
      // Fastify would read the whole file to throw it away.
      return reply.send(
        request.method === 'HEAD' || variant.size === 0 ? Readable.from([]) : storage.read(variant.key, range),
      );
    },
  };
}

/** Nothing in a blob may run, be sniffed or outlive its address; but it may be shown on other people's pages. */
function blobHeaders(contentType: string, expiresSeconds: number): Record<string, string> {
  const lifeSeconds = Math.max(0, Math.floor(expiresSeconds - Date.now() / 1_000));
  return {
    'content-type': contentType,
    'content-disposition': contentType === 'application/json' ? 'attachment; filename="timeline.json"' : 'inline',
    'content-security-policy': "default-src 'none'; sandbox",
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'cross-origin',
    'referrer-policy': 'no-referrer',
    'cache-control': `private, max-age=${lifeSeconds}, immutable`,
  };
}

/** Beside what is there: where other sites may call, the answer differs by Origin too. */
function addVary(reply: FastifyReply, name: string): void {
  reply.header('vary', [reply.getHeader('vary'), name].filter(Boolean).join(', '));
}

/** `If-Range` with another version than ours asks for everything instead (RFC 9110, section 13.1.5). */
function wantedRange({ method, headers }: FastifyRequest, { etag, size, rangeAllowed }: BlobVariant) {
  if (!rangeAllowed || method !== 'GET') return undefined;
  const condition = headers['if-range'];
  return condition === undefined || condition === etag ? parseByteRange(headers.range, size) : undefined;
}

function badRange(size: number): HttpProblem {
  return new HttpProblem(416, 'The file has no such bytes.', { headers: { 'content-range': `bytes */${size}` } });
}
