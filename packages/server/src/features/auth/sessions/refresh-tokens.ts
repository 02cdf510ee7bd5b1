import { type Kysely, sql } from 'kysely';
import { days } from '../../../platform/database/days.js';
import type { Tables } from '../../../platform/database/schema/tables.js';
import { createOpaqueToken, hashToken } from '../../../platform/secrets/opaque-token.js';
import { endSession } from './session-store.js';

export const SESSION_LIFE_DAYS = 30;

const PREFIX = 'fl_rt_';

/** A session and the refresh token that continues it. */
export interface HeldSession {
  sessionId: string;
  refreshToken: string;
}

/** A session that ended because a refresh token of it was used again. */
export interface ReusedSession {
  sessionId: string;
  userId: string;
}

/** A refresh token as a browser sends it. */
export interface PresentedToken {
  refreshToken: string;
  /** Account key of the configured issuer: sessions of accounts of other issuers have ended. */
  issuer: string;
}

/** Starts a session of a person with its first refresh token. */
export async function startSession(db: Kysely<Tables>, userId: string): Promise<HeldSession> {
  return db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('sessions')
      .values({ user_id: userId, expires_at: sql`now() + ${days(SESSION_LIFE_DAYS)}` })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { sessionId: id, refreshToken: await issueToken(transaction, id, 1) };
  });
}

/**
 * Exchanges a refresh token for its successor; `null` if it is invalid. The old token works until a successor is used,
 * because a response may get lost. A later use means theft: the session ends, and `onReuse` is called.
 */
export async function rotateRefreshToken(
  db: Kysely<Tables>,
  presented: PresentedToken,
  onReuse: (session: ReusedSession) => void = () => undefined,
): Promise<HeldSession | null> {
  const hash = hashToken(presented.refreshToken);
  let reused: ReusedSession | undefined;
  const rotated = await db.transaction().execute(async (transaction) => {
    const held = await lockSessionOf(transaction, presented);
    if (!held) return null;
    if (await isSuperseded(transaction, hash, held)) {
      await endReusedSession(transaction, held);
      reused = { sessionId: held.session_id, userId: held.user_id };
      return null;
    }
    await transaction
      .updateTable('refresh_tokens')
      .set({ used_at: sql`coalesce(used_at, now())` })
      .where('token_hash', '=', hash)
      .execute();
    const successor = await issueToken(transaction, held.session_id, held.generation + 1);
    return { sessionId: held.session_id, refreshToken: successor };
  });
  if (reused) onReuse(reused);
  return rotated;
}

/**
 * Returns the session that a refresh token may continue, without writing. `null` as for `rotateRefreshToken`. A stolen token
 * is refused, but its session stays alive until the next rotation.
 */
export async function findHeldSession(
  db: Kysely<Tables>,
  presented: PresentedToken,
): Promise<(HeldSession & { userId: string }) | null> {
  const { refreshToken } = presented;
  const held = await liveSessionOf(db, presented).executeTakeFirst();
  if (!held || (await isSuperseded(db, hashToken(refreshToken), held))) return null;
  return { sessionId: held.session_id, userId: held.user_id, refreshToken };
}

/** Returns whether a refresh token belongs to another person than a session does. */
export async function belongsToAnotherPerson(
  db: Kysely<Tables>,
  refreshToken: string,
  sessionId: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions as held', 'held.id', 'refresh_tokens.session_id')
    .leftJoin('sessions as shown', (join) => join.on('shown.id', '=', sessionId))
    .select(['held.user_id as holder', 'shown.user_id as claimed'])
    .where('refresh_tokens.token_hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  return row !== undefined && row.holder !== row.claimed;
}

/** Ends the session of a refresh token, whichever of its tokens it is. */
export async function endSessionOfRefreshToken(db: Kysely<Tables>, refreshToken: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`coalesce(revoked_at, now())` })
    .where('id', 'in', (query) =>
      query.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', hashToken(refreshToken)),
    )
    .execute();
}

interface HeldToken {
  session_id: string;
  user_id: string;
  generation: number;
}

/** Finds and locks the session of a token, so that simultaneous rotations of one session take turns. */
async function lockSessionOf(db: Kysely<Tables>, presented: PresentedToken): Promise<HeldToken | undefined> {
  return liveSessionOf(db, presented).forUpdate('sessions').executeTakeFirst();
}

function liveSessionOf(db: Kysely<Tables>, { refreshToken, issuer }: PresentedToken) {
  return db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['refresh_tokens.session_id', 'refresh_tokens.generation', 'sessions.user_id'])
    .where('refresh_tokens.token_hash', '=', hashToken(refreshToken))
    .where('users.issuer', '=', issuer)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`);
}

/** Ends the session, and keeps a notice for the person until they have read it. */
async function endReusedSession(db: Kysely<Tables>, { session_id, user_id }: HeldToken): Promise<void> {
  await endSession(db, session_id);
  await db
    .updateTable('users')
    .set({ session_reused_at: sql`now()` })
    .where('id', '=', user_id)
    .execute();
}

/** Returns whether a later token, or another one of the same rotation, has already been used. */
async function isSuperseded(db: Kysely<Tables>, hash: Buffer, held: HeldToken): Promise<boolean> {
  const used = await db
    .selectFrom('refresh_tokens')
    .select('generation')
    .where('session_id', '=', held.session_id)
    .where('generation', '>=', held.generation)
    .where('token_hash', '!=', hash)
    .where('used_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return used !== undefined;
}

async function issueToken(db: Kysely<Tables>, sessionId: string, generation: number): Promise<string> {
  const token = createOpaqueToken(PREFIX);
  await db
    .insertInto('refresh_tokens')
    .values({ token_hash: hashToken(token), session_id: sessionId, generation })
    .execute();
  return token;
}
