import type { AgentType, CreatedAgentToken } from '@flowlens/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callOrigin, noteAudit } from '../../audit/register-audit.js';
import type { Database } from '../../database/database.js';
import type { Operations } from '../../operation-handler.js';
import { actorOf } from '../../plugins/authentication.js';
import { createAgentToken, findAgentTokens, revokeAgentToken } from './agent-token-store.js';

/** Tokens that coding assistants carry. No call here takes one. */
export function agentTokenOperations({ db }: Database): Operations {
  return {
    async createAgentToken(
      request: FastifyRequest<{ Body: { agent_type: AgentType } }>,
      reply: FastifyReply,
    ): Promise<CreatedAgentToken> {
      const { id, token } = await createAgentToken(db, actorOf(request), {
        agentType: request.body.agent_type,
        origin: callOrigin(request),
      });
      noteAudit(request, { agent_token: id });
      reply.code(201);
      return { token };
    },

    listAgentTokens: (request) => findAgentTokens(db, actorOf(request)),

    async revokeAgentToken(request: FastifyRequest<{ Params: { token_id: string } }>, reply: FastifyReply) {
      await revokeAgentToken(db, actorOf(request), request.params.token_id);
      return reply.code(204).send();
    },
  };
}
