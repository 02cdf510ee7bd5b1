import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { Operations } from '../../http/operation-handler.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { HttpProblem, notFound } from '../../platform/errors/http-problem.js';
import { blobHeaders } from '../media/blob-headers.js';
import { flowGone, openShareLink } from '../shares/share-token.js';
import type { FindLinkPreview } from './link-preview.js';
import { oembedOf, readOembedLink } from './oembed.js';
import type { ReadPreviewPicture } from './picture/preview-picture.js';

interface LinkPreviewParts {
  db: Kysely<Tables>;
  publicUrl: string;
  findLinkPreview: FindLinkPreview;
  readPreviewPicture: ReadPreviewPicture;
}

type OneLink = FastifyRequest<{ Params: { token: string } }>;
type OembedRequest = FastifyRequest<{
  Querystring: { url: string; maxwidth?: number; maxheight?: number; format?: string };
}>;

const PICTURE = 'image/jpeg';

export function linkPreviewOperations({
  db,
  publicUrl,
  findLinkPreview,
  readPreviewPicture,
}: LinkPreviewParts): Operations {
  return {
    async getSharedPreview(request: OneLink, reply: FastifyReply) {
      const { token } = request.params;
      await openShareLink(db, token);
      const preview = await findLinkPreview(token);
      if (!preview) throw flowGone();
      const picture = await readPreviewPicture(preview);
      if (!picture) throw notFound('There is no picture of this flow.');
      return reply
        .headers({ ...blobHeaders(PICTURE, 0), 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
        .type(PICTURE)
        .send(picture);
    },

    async getOembed({ query: { url, format = 'json', ...maximum } }: OembedRequest, reply: FastifyReply) {
      if (format !== 'json') throw new HttpProblem(501, 'Only the format json is available.');
      const link = readOembedLink(url, publicUrl);
      const preview = link && (await findLinkPreview(link.token));
      if (!preview) throw notFound('There is no such public link.');
      reply.headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      return oembedOf({ ...maximum, preview, publicUrl, startMs: link.startMs });
    },
  };
}
