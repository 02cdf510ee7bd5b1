import { createHash } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { unauthorized } from '../../platform/errors/http-problem.js';
import { createOpaqueToken, hashToken } from '../../platform/secrets/opaque-token.js';
import { holdSession } from '../auth/sessions/session-store.js';

const PREFIX = 'fl_rc_';
const LIFE_SECONDS = 60;
const OPEN_CODES_MAX = 5;
/** Length limits of RFC 7636. */
const VERIFIER = /^[\w.~-]{43,128}$/;

/** Values that a code is bound to, besides its person and session. */
interface CodeRequest {
  redirectUri: string;
  /** SHA-256 of the verifier, as base64url. */
  codeChallenge: string;
}

/** Proof that the recorder is the one that requested the code. */
export interface CodeProof {
  code: string;
  codeVerifier: string;
  redirectUri: string;
}

/**
 * Creates a one-time code for a recorder of the actor. Only its hash is stored. If there are too many open codes, the
 * oldest ends.
 *
 * @throws HttpProblem 401 if the actor's session ends in the meantime
 */
export function createRecorderCode(
  db: Kysely<Tables>,
  actor: Actor,
  { redirectUri, codeChallenge }: CodeRequest,
): Promise<{ code: string; expiresAt: Date }> {
  const code = createOpaqueToken(PREFIX);
  return db.transaction().execute(async (transaction) => {
    // Locks, so that concurrent calls of one person are counted one after the other.
    await sql`select from users where id = ${actor.userId} for no key update`.execute(transaction);
    if (!(await holdSession(transaction, actor.sessionId))) throw unauthorized();
    await endSurplusCodes(transaction, actor.userId);
    const { expires_at: expiresAt } = await transaction
      .insertInto('recorder_codes')
      .values({
        code_hash: hashToken(code),
        user_id: actor.userId,
        session_id: actor.sessionId,
        redirect_uri: redirectUri,
        code_challenge: codeChallenge,
        expires_at: sql<Date>`now() + ${LIFE_SECONDS} * interval '1 second'`,
      })
      .returning('expires_at')
      .executeTakeFirstOrThrow();
    return { code, expiresAt };
  });
}

/** Redeems a code and returns its owner; null for an unknown or expired code and for a wrong proof, which also end it. */
export async function takeRecorderCode(
  db: Kysely<Tables>,
  { code, codeVerifier, redirectUri }: CodeProof,
): Promise<{ userId: string; sessionId: string } | null> {
  const taken = await db
    .deleteFrom('recorder_codes')
    .where('code_hash', '=', hashToken(code))
    .returning(['user_id', 'session_id', 'redirect_uri', 'code_challenge'])
    .returning(sql<boolean>`expires_at > now()`.as('is_live'))
    .executeTakeFirst();
  if (!taken?.is_live || taken.redirect_uri !== redirectUri) return null;
  if (!VERIFIER.test(codeVerifier) || challengeOf(codeVerifier) !== taken.code_challenge) return null;
  return { userId: taken.user_id, sessionId: taken.session_id };
}

async function endSurplusCodes(transaction: Transaction<Tables>, userId: string): Promise<void> {
  await sql`
    delete from recorder_codes where code_hash in (
      select code_hash from recorder_codes where user_id = ${userId}
      order by expires_at desc, code_hash offset ${OPEN_CODES_MAX - 1}
    )`.execute(transaction);
}

function challengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url');
}
