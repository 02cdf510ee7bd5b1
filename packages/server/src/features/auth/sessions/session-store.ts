import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../../http/actor.js';
import type { Tables } from '../../../platform/database/schema/tables.js';

/** Ends a session; its access tokens and refresh tokens are refused from then on. */
export async function endSession(db: Kysely<Tables>, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`coalesce(revoked_at, now())` })
    .where('id', '=', sessionId)
    .execute();
}

/** Returns the person of an active session; undefined if the account belongs to another issuer than the configured one. */
export async function findActor(
  db: Kysely<Tables>,
  { sessionId, issuer }: { sessionId: string; issuer: string },
): Promise<Actor | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'users.name', 'users.hosted_domain'])
    .where('sessions.id', '=', sessionId)
    .where('users.issuer', '=', issuer)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return null;
  const { id: userId, email, name, hosted_domain: hostedDomain } = row;
  return { kind: 'session', userId, sessionId, email, name, hostedDomain };
}

/** Locks a live session so that it cannot end before the transaction does. Returns false if it has already ended. */
export async function holdSession(transaction: Transaction<Tables>, sessionId: string): Promise<boolean> {
  const row = await transaction
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId)
    .where('revoked_at', 'is', null)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}
