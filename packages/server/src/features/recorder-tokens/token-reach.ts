import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Actor } from '../../http/actor.js';

/** Id of the recorder token or guest recording that makes a call; null for all other actors. */
export function recorderTokenOf({ kind, sessionId }: Actor): string | null {
  return kind === 'recorder' || kind === 'guest' ? sessionId : null;
}

/**
 * Condition on the rows of a query. A recorder token or a guest reaches only its own flows and uploads, not all of its
 * person's; every other actor is limited by membership only.
 */
export function isInReach(actor: Actor, table: 'flows' | 'uploads'): RawBuilder<SqlBool> {
  const tokenId = recorderTokenOf(actor);
  return tokenId === null ? sql`true` : sql`${sql.ref(`${table}.recorder_token_id`)} = ${tokenId}`;
}

/** Condition on `flows`: the actor is a member of the flow's project, or the guest whose recording waits. */
export function isOpenTo(actor: Actor): RawBuilder<SqlBool> {
  if (actor.kind === 'guest') return sql`flows.waits_for_project_id is not null and ${isInReach(actor, 'flows')}`;
  return sql`exists (
    select from members where members.project_id = flows.project_id and members.user_id = ${actor.userId}
  )`;
}
