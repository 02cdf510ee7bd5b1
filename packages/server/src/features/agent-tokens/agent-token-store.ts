import type { AgentToken, AgentType } from '@flowlens/client';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { CallOrigin } from '../../http/audit/register-audit.js';
import { days } from '../../platform/database/days.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { unauthorized } from '../../platform/errors/http-problem.js';
import { createCheckedToken, hashToken } from '../../platform/secrets/opaque-token.js';
import { holdSession } from '../auth/sessions/session-store.js';

/** Prefix of every token of a coding assistant. */
export const AGENT_TOKEN_PREFIX = 'fl_pat_';
const LIFE_DAYS = 90;

/**
 * Creates a token for a coding assistant of the actor, which replaces an older one of that type. It is stored as a hash
 * and never shown again.
 *
 * @throws HttpProblem 401 if the actor's session ends in the meantime
 */
export async function createAgentToken(
  db: Kysely<Tables>,
  actor: Actor,
  { agentType, origin }: { agentType: AgentType; origin: CallOrigin },
): Promise<{ id: string; token: string }> {
  const token = createCheckedToken(AGENT_TOKEN_PREFIX);
  const fresh = {
    token_hash: hashToken(token),
    expires_at: sql<Date>`now() + ${days(LIFE_DAYS)}`,
    created_from: origin.address,
    session_kind: origin.sessionKind,
  };
  return db.transaction().execute(async (transaction) => {
    // Locked until the token is stored, so that ending all sessions finds it.
    if (!(await holdSession(transaction, actor.sessionId))) throw unauthorized();
    const { id } = await transaction
      .insertInto('agent_tokens')
      .values({ user_id: actor.userId, agent_type: agentType, ...fresh })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'agent_type']).doUpdateSet({
          // A new token gets a new id, so that revoking the old one does not affect it.
          id: sql`gen_random_uuid()`,
          created_at: sql`now()`,
          last_used_at: null,
          ...fresh,
        }),
      )
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, token };
  });
}

/** Returns the actor's tokens without their secret, newest first, expired ones too. */
export async function findAgentTokens(db: Kysely<Tables>, actor: Actor): Promise<AgentToken[]> {
  const rows = await db
    .selectFrom('agent_tokens')
    .select(['id', 'agent_type', 'created_at', 'last_used_at', 'expires_at', 'created_from', 'session_kind'])
    .where('user_id', '=', actor.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    kind: 'agent',
    id: row.id,
    agent_type: row.agent_type,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
    created_from: row.created_from,
    session_kind: row.session_kind,
  }));
}

/** Revokes an agent token of the actor; returns false if there is none with that id. */
export async function revokeAgentToken(db: Kysely<Tables>, actor: Actor, tokenId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('agent_tokens')
    .where('id', '=', tokenId)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
