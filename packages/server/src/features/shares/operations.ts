import type { CreatedShareLink, ShareLink, UpdateShareLinkInput } from '@flowlens/client';
import { embedPath, sharedFlowPath } from '@flowlens/core/links';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callOrigin } from '../../http/audit/register-audit.js';
import type { Database } from '../../platform/database/database.js';
import type { Operations } from '../../http/operation-handler.js';
import { actorOf } from '../../http/authentication.js';
import type { MediaAddress } from '../../platform/storage/links/media-address.js';
import { type LinkPageQuery, listProjectLinks, revokeProjectLinks } from './project-links.js';
import { createShareLink, findShareLinks, revokeShareLink, updateShareLink } from './share-links.js';
import { setNextLink } from '../../http/next-link.js';
import { type CommentPageQuery, readSharedComments } from './shared-comments.js';
import { readSharedFlow } from './shared-flow.js';
import { readSharedInvitation } from './shared-invitation.js';

interface ShareParts {
  database: Database;
  /** Origin of the links that are given to viewers. */
  publicUrl: string;
  /** Sites that may embed flows, unless the project has its own list. */
  embedOrigins: string[];
  mediaFor: (request: FastifyRequest) => MediaAddress;
}

type OneFlow = FastifyRequest<{ Params: { flow_id: string } }>;
type OneLink = FastifyRequest<{ Params: { flow_id: string; share_id: string } }>;
type SharedPage = FastifyRequest<{ Params: { token: string }; Querystring: CommentPageQuery }>;
type SharedView = FastifyRequest<{ Params: { token: string }; Querystring: { refresh?: unknown } }>;
type OneProject = FastifyRequest<{ Params: { systemId: string } }>;
type Shared = FastifyRequest<{ Params: { token: string } }>;

/** Headers that keep a public link out of search engines, referrers and caches. */
const PRIVATE = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };

export function shareOperations({ database: { db }, publicUrl, embedOrigins, mediaFor }: ShareParts): Operations {
  return {
    async createShareLink(request: OneFlow, reply: FastifyReply): Promise<CreatedShareLink> {
      const { id, token, expires_at, embeddable } = await createShareLink(db, actorOf(request), {
        flowId: request.params.flow_id,
        origin: callOrigin(request),
        embedOrigins,
      });
      reply.code(201);
      return {
        id,
        share_url: publicUrl + sharedFlowPath(token),
        embed_url: embeddable ? publicUrl + embedPath(token) : null,
        expires_at: expires_at.toISOString(),
      };
    },

    listShareLinks: (request: OneFlow) => findShareLinks(db, actorOf(request), request.params.flow_id),

    updateShareLink(request: OneLink & FastifyRequest<{ Body: UpdateShareLinkInput }>): Promise<ShareLink> {
      const { flow_id: flowId, share_id: shareId } = request.params;
      return updateShareLink(db, actorOf(request), { flowId, shareId, clearPreview: request.body.clear_preview });
    },

    async revokeShareLink(request: OneLink, reply: FastifyReply) {
      const { flow_id: flowId, share_id: shareId } = request.params;
      await revokeShareLink(db, actorOf(request), { flowId, shareId });
      return reply.code(204).send();
    },

    async listProjectShareLinks(
      request: OneProject & FastifyRequest<{ Querystring: LinkPageQuery }>,
      reply: FastifyReply,
    ) {
      const { params, query } = request;
      const page = await listProjectLinks(db, actorOf(request), { projectId: params.systemId, query });
      setNextLink(request, reply, page.cursor);
      return page.links;
    },

    async revokeProjectShareLinks(request: OneProject, reply: FastifyReply) {
      await revokeProjectLinks(db, actorOf(request), request.params.systemId);
      return reply.code(204).send();
    },

    getSharedFlow(request: SharedView, reply: FastifyReply) {
      reply.headers(PRIVATE);
      const { params, query } = request;
      return readSharedFlow(db, {
        token: params.token,
        isRefresh: query.refresh === 'true',
        addressOf: mediaFor(request),
      });
    },

    async listSharedComments(request: SharedPage, reply: FastifyReply) {
      reply.headers(PRIVATE);
      const { comments, cursor } = await readSharedComments(db, request.params.token, request.query);
      setNextLink(request, reply, cursor ?? undefined);
      return comments;
    },

    getSharedInvitation(request: Shared, reply: FastifyReply) {
      reply.headers(PRIVATE);
      return readSharedInvitation(db, request.params.token);
    },
  };
}
