import type { RecorderToken } from '@flowlens/client';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import { days } from '../../platform/database/days.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { createCheckedToken, hashToken } from '../../platform/secrets/opaque-token.js';
import { holdSession } from '../auth/sessions/session-store.js';
import { type CodeProof, takeRecorderCode } from './recorder-code-store.js';

/** Prefix of every recorder token. */
export const RECORDER_TOKEN_PREFIX = 'fl_rec_';
/** Lifetime after the last use. */
export const RECORDER_TOKEN_LIFE_DAYS = 90;
const TOKENS_MAX = 10;

interface Exchange {
  proof: CodeProof;
  /** Name of the device, one line of 60 characters at most; null if there is none. */
  device: string | null;
  /** Network address of the recorder. */
  address: string;
  /** Account key of the configured issuer: accounts of other issuers get no token. */
  issuer: string;
}

export interface MadeRecorderToken {
  id: string;
  token: string;
  expiresAt: Date;
  user: { id: string; name: string; email: string };
}

/**
 * Exchanges a one-time code for a token, which is stored as a hash. If the person has too many tokens, the least
 * recently used one ends. Null for an invalid code or an ended session.
 */
export async function exchangeRecorderCode(
  db: Kysely<Tables>,
  { proof, device, address, issuer }: Exchange,
): Promise<MadeRecorderToken | null> {
  // Runs before the transaction: the code is used up even if no token is created.
  const taken = await takeRecorderCode(db, proof);
  if (!taken) return null;
  return db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, taken.userId, issuer);
    // Locked until the token is stored, so that ending all sessions finds it.
    if (!user || !(await holdSession(transaction, taken.sessionId))) return null;
    return storeToken(transaction, { user, device, address });
  });
}

/** Creates a token without a request of a recorder, for pages that embed the SDK. Null for an account of another issuer. */
export async function createRecorderToken(
  db: Kysely<Tables>,
  { userId, device, issuer }: { userId: string; device: string | null; issuer: string },
): Promise<MadeRecorderToken | null> {
  return db.transaction().execute(async (transaction) => {
    const user = await lockUser(transaction, userId, issuer);
    return user ? storeToken(transaction, { user, device, address: 'command line' }) : null;
  });
}

async function storeToken(
  transaction: Transaction<Tables>,
  { user, device, address }: Pick<MadeRecorderToken, 'user'> & Pick<Exchange, 'device' | 'address'>,
): Promise<MadeRecorderToken> {
  const token = createCheckedToken(RECORDER_TOKEN_PREFIX);
  await endSurplusTokens(transaction, user.id);
  const { id, expires_at: expiresAt } = await transaction
    .insertInto('recorder_tokens')
    .values({
      user_id: user.id,
      token_hash: hashToken(token),
      device,
      expires_at: sql<Date>`now() + ${days(RECORDER_TOKEN_LIFE_DAYS)}`,
      created_from: address,
    })
    .returning(['id', 'expires_at'])
    .executeTakeFirstOrThrow();
  return { id, token, expiresAt, user };
}

/** Returns the actor's recorder tokens without their secret, newest first, expired ones too. */
export async function findRecorderTokens(db: Kysely<Tables>, actor: Actor): Promise<RecorderToken[]> {
  const rows = await db
    .selectFrom('recorder_tokens')
    .select(['id', 'device', 'created_at', 'last_used_at', 'expires_at', 'created_from'])
    .where('user_id', '=', actor.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    kind: 'recorder',
    id: row.id,
    device: row.device,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
    created_from: row.created_from,
  }));
}

/** Revokes a recorder token of the actor; returns false if there is none with that id. */
export async function revokeRecorderToken(db: Kysely<Tables>, actor: Actor, tokenId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('recorder_tokens')
    .where('id', '=', tokenId)
    .where('user_id', '=', actor.userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Locks the person, so that their concurrent exchanges are counted one after the other. */
async function lockUser(transaction: Transaction<Tables>, userId: string, issuer: string) {
  return transaction
    .selectFrom('users')
    .select(['id', 'name', 'email'])
    .where('id', '=', userId)
    .where('issuer', '=', issuer)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

async function endSurplusTokens(transaction: Transaction<Tables>, userId: string): Promise<void> {
  await sql`
    delete from recorder_tokens where id in (
      select id from recorder_tokens where user_id = ${userId}
      order by expires_at > now() desc, coalesce(last_used_at, created_at) desc, id offset ${TOKENS_MAX - 1}
    )`.execute(transaction);
}
