import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import { days } from '../../platform/database/days.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { hashToken, isCheckedToken } from '../../platform/secrets/opaque-token.js';
import { RECORDER_TOKEN_LIFE_DAYS, RECORDER_TOKEN_PREFIX } from './recorder-token-store.js';

/** Maximum lifetime, independent of use. */
const LIFE_MAX_DAYS = 180;

interface PresentedRecorderToken {
  token: string;
  /** Account key of the configured issuer: tokens of other issuers' accounts are invalid. */
  issuer: string;
}

/** Finds the person whose recorder holds a token; null unless it is valid. Use extends its lifetime, at most once an hour. */
export async function findRecorder(
  db: Kysely<Tables>,
  { token, issuer }: PresentedRecorderToken,
): Promise<Actor | null> {
  if (!isCheckedToken(RECORDER_TOKEN_PREFIX, token)) return null;
  const row = await db
    .selectFrom('recorder_tokens')
    .innerJoin('users', 'users.id', 'recorder_tokens.user_id')
    .select([
      'recorder_tokens.id as token_id',
      'users.id as user_id',
      'users.email',
      'users.name',
      'users.hosted_domain',
    ])
    .select(sql<boolean>`coalesce(last_used_at < now() - interval '1 hour', true)`.as('is_renewal_due'))
    .where('token_hash', '=', hashToken(token))
    .where('users.issuer', '=', issuer)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!row) return null;
  if (row.is_renewal_due) await renew(db, row.token_id);
  const { user_id: userId, token_id: sessionId, email, name, hosted_domain: hostedDomain } = row;
  return { kind: 'recorder', userId, sessionId, email, name, hostedDomain };
}

async function renew(db: Kysely<Tables>, tokenId: string): Promise<void> {
  const longest = sql`created_at + ${days(LIFE_MAX_DAYS)}`;
  await db
    .updateTable('recorder_tokens')
    .set({
      last_used_at: sql<Date>`now()`,
      expires_at: sql<Date>`least(now() + ${days(RECORDER_TOKEN_LIFE_DAYS)}, ${longest})`,
    })
    .where('id', '=', tokenId)
    .execute();
}
