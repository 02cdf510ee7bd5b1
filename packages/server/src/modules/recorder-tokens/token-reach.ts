import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Actor } from '../../actor.js';

/** Id of the recorder token that makes a call; null for every other kind of actor. */
export function recorderTokenOf({ kind, sessionId }: Actor): string | null {
  return kind === 'recorder' ? sessionId : null;
}

/**
 * Condition on the rows of a query. A recorder token reaches only the flows and uploads that it made itself, also of its
 * own person; every other actor is limited by membership alone.
 */
export function isInReach(actor: Actor, table: 'flows' | 'uploads'): RawBuilder<SqlBool> {
  const tokenId = recorderTokenOf(actor);
  return tokenId === null ? sql`true` : sql`${sql.ref(`${table}.recorder_token_id`)} = ${tokenId}`;
}
