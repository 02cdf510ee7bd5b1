import type { CreatedEmbedKey, CreatedEmbedToken, CreateEmbedKeyInput, CreateEmbedTokenInput } from '@flowlens/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noteAudit } from '../../http/audit/register-audit.js';
import { actorOf } from '../../http/authentication.js';
import type { Operations } from '../../http/operation-handler.js';
import type { Database } from '../../platform/database/database.js';
import { createEmbedToken } from './create-embed-token.js';
import { createEmbedKey, findEmbedKeys, revokeEmbedKey } from './embed-key-store.js';

type OneProject = FastifyRequest<{ Params: { systemId: string } }>;
type OneKey = FastifyRequest<{ Params: { systemId: string; keyId: string } }>;

/** Operations on embed keys, with which the server of an embedding tool creates tokens for its users. */
export function embeddingOperations({ db }: Pick<Database, 'db'>): Operations {
  return {
    listEmbedKeys: (request: OneProject) => findEmbedKeys(db, actorOf(request), request.params.systemId),

    async createEmbedKey(
      request: OneProject & FastifyRequest<{ Body: CreateEmbedKeyInput }>,
      reply: FastifyReply,
    ): Promise<CreatedEmbedKey> {
      const { systemId: projectId } = request.params;
      const key = await createEmbedKey(db, actorOf(request), { projectId, name: request.body.name });
      reply.code(201).header('cache-control', 'no-store');
      return key;
    },

    async revokeEmbedKey(request: OneKey, reply: FastifyReply) {
      const { systemId: projectId, keyId } = request.params;
      await revokeEmbedKey(db, actorOf(request), { projectId, keyId });
      return reply.code(204).send();
    },

    async createEmbedToken(
      request: FastifyRequest<{ Body: CreateEmbedTokenInput }>,
      reply: FastifyReply,
    ): Promise<CreatedEmbedToken> {
      const key = actorOf(request);
      const { created, tokenId, userId } = await createEmbedToken(db, key, request.body);
      noteAudit(request, { embed_key: key.sessionId, embed_token: tokenId, person: userId });
      reply.code(201).header('cache-control', 'no-store');
      return created;
    },
  };
}
