import type { AgentType, CreatedAgentToken, PersonalToken } from '@flowlens/client';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callOrigin, noteAudit } from '../../http/audit/register-audit.js';
import type { Database } from '../../platform/database/database.js';
import type { Operations } from '../../http/operation-handler.js';
import { actorOf } from '../../http/authentication.js';
import { notFound } from '../../platform/errors/http-problem.js';
import { findRecorderTokens, revokeRecorderToken } from '../recorder-tokens/recorder-token-store.js';
import { createAgentToken, findAgentTokens, revokeAgentToken } from './agent-token-store.js';

/** Tokens for coding assistants, and the list of all tokens of a person. No call here accepts an agent token. */
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

    async listAgentTokens(request): Promise<PersonalToken[]> {
      const actor = actorOf(request);
      const tokens = [...(await findAgentTokens(db, actor)), ...(await findRecorderTokens(db, actor))];
      return tokens.sort((a, b) => b.created_at.localeCompare(a.created_at));
    },

    async revokeAgentToken(request: FastifyRequest<{ Params: { token_id: string } }>, reply: FastifyReply) {
      const actor = actorOf(request);
      const { token_id: id } = request.params;
      if (await revokeAgentToken(db, actor, id)) noteAudit(request, { agent_token: id });
      else if (await revokeRecorderToken(db, actor, id)) noteAudit(request, { recorder_token: id });
      else throw notFound('There is no such token.');
      return reply.code(204).send();
    },
  };
}
