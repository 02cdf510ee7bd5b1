import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { hashToken, isCheckedToken } from '../../platform/secrets/opaque-token.js';
import { AGENT_TOKEN_PREFIX } from './agent-token-store.js';

interface PresentedAgentToken {
  token: string;
  /** Account key of the configured issuer: tokens of other issuers' accounts are invalid. */
  issuer: string;
}

/** Finds the person whose assistant holds a token; null unless the token is valid. Records its use at most once a minute. */
export async function findAgent(db: Kysely<Tables>, { token, issuer }: PresentedAgentToken): Promise<Actor | null> {
  if (!isCheckedToken(AGENT_TOKEN_PREFIX, token)) return null;
  const row = await db
    .selectFrom('agent_tokens')
    .innerJoin('users', 'users.id', 'agent_tokens.user_id')
    .select(['agent_tokens.id as token_id', 'users.id as user_id', 'users.email', 'users.name', 'users.hosted_domain'])
    .select(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`.as('is_note_due'))
    .where('token_hash', '=', hashToken(token))
    .where('users.issuer', '=', issuer)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return null;
  if (row.is_note_due) await noteUse(db, row.token_id);
  const { user_id: userId, token_id: sessionId, email, name, hosted_domain: hostedDomain } = row;
  return { kind: 'agent', userId, sessionId, email, name, hostedDomain };
}

async function noteUse(db: Kysely<Tables>, tokenId: string): Promise<void> {
  await db
    .updateTable('agent_tokens')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', tokenId)
    .execute();
}
