import { type Kysely, sql } from 'kysely';
import type { Actor } from '../actor.js';
import { days } from '../database/days.js';
import type { Tables } from '../database/tables.js';
import { createOpaqueToken, hashToken } from './opaque-token.js';

export const SESSION_LIFE_DAYS = 30;

const PREFIX = 'fl_rt_';

/** A session and the refresh token that continues it. */
export interface HeldSession {
  sessionId: string;
  refreshToken: string;
}

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
 * Trades a refresh token for its successor; `null` when it is none of ours or its session has ended. An answer that got
 * lost may be asked for again: the old token works until a successor was used. After that it must have been stolen, and
 * the session ends for everybody who holds a part of it.
 */
export async function rotateRefreshToken(db: Kysely<Tables>, refreshToken: string): Promise<HeldSession | null> {
  const hash = hashToken(refreshToken);
  return db.transaction().execute(async (transaction) => {
    const held = await lockSessionOf(transaction, hash);
    if (!held) return null;
    if (await isSuperseded(transaction, hash, held)) {
      await endSession(transaction, held.session_id);
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
}

/**
 * The session that a refresh token may continue, without any write. `null` as for `rotateRefreshToken`; a stolen token is
 * refused, but its session goes on until the next rotation.
 */
export async function findHeldSession(db: Kysely<Tables>, refreshToken: string): Promise<HeldSession | null> {
  const hash = hashToken(refreshToken);
  const held = await liveSessionOf(db, hash).executeTakeFirst();
  if (!held || (await isSuperseded(db, hash, held))) return null;
  return { sessionId: held.session_id, refreshToken };
}

/** Whether a refresh token belongs to somebody else than a session does. */
export async function isOfSomebodyElse(db: Kysely<Tables>, refreshToken: string, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions as held', 'held.id', 'refresh_tokens.session_id')
    .leftJoin('sessions as shown', (join) => join.on('shown.id', '=', sessionId))
    .select(['held.user_id as holder', 'shown.user_id as claimed'])
    .where('refresh_tokens.token_hash', '=', hashToken(refreshToken))
    .executeTakeFirst();
  return row !== undefined && row.holder !== row.claimed;
}

/** Ends the session; its access tokens and refresh tokens are dead from here on. */
export async function endSession(db: Kysely<Tables>, sessionId: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`coalesce(revoked_at, now())` })
    .where('id', '=', sessionId)
    .execute();
}

/** Ends the session that a refresh token belongs to, whichever of its tokens it is. */
export async function endSessionOfRefreshToken(db: Kysely<Tables>, refreshToken: string): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ revoked_at: sql`coalesce(revoked_at, now())` })
    .where('id', 'in', (query) =>
      query.selectFrom('refresh_tokens').select('session_id').where('token_hash', '=', hashToken(refreshToken)),
    )
    .execute();
}

/** Who a live session belongs to. */
export async function findActor(db: Kysely<Tables>, sessionId: string): Promise<Actor | null> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(['users.id', 'users.email', 'users.name'])
    .where('sessions.id', '=', sessionId)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row ? { userId: row.id, sessionId, email: row.email, name: row.name } : null;
}

interface HeldToken {
  session_id: string;
  generation: number;
}

/** The lock makes simultaneous rotations of one session wait for each other. */
async function lockSessionOf(db: Kysely<Tables>, hash: Buffer): Promise<HeldToken | undefined> {
  return liveSessionOf(db, hash).forUpdate('sessions').executeTakeFirst();
}

function liveSessionOf(db: Kysely<Tables>, hash: Buffer) {
  return db
    .selectFrom('refresh_tokens')
    .innerJoin('sessions', 'sessions.id', 'refresh_tokens.session_id')
    .select(['refresh_tokens.session_id', 'refresh_tokens.generation'])
    .where('refresh_tokens.token_hash', '=', hash)
    .where('sessions.revoked_at', 'is', null)
    .where('sessions.expires_at', '>', sql<Date>`now()`);
}

/** Whether a later token, or another one of the same rotation, has been used already. */
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
