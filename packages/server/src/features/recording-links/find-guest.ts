import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { hashToken, isCheckedToken } from '../../platform/secrets/opaque-token.js';

/** Prefix of the secret of a guest's recording. */
export const GUEST_SECRET_PREFIX = 'fl_gr_';

/** Condition on `guest_recordings`: it is incomplete. */
export const IS_UNFINISHED = sql<boolean>`not exists (
  select from recordings where recordings.flow_id = guest_recordings.flow_id and recordings.completed_at is not null
)`;

interface PresentedSecret {
  token: string;
  /** Account key of the configured issuer: links of other issuers' accounts have ended. */
  issuer: string;
}

/**
 * Finds the guest of a recording; null unless the secret is valid. With a revoked link, it stays valid only to watch a
 * complete recording.
 */
export async function findGuest(db: Kysely<Tables>, { token, issuer }: PresentedSecret): Promise<Actor | null> {
  if (!isCheckedToken(GUEST_SECRET_PREFIX, token)) return null;
  const row = await db
    .selectFrom('guest_recordings')
    .innerJoin('recording_links', 'recording_links.id', 'guest_recordings.link_id')
    .innerJoin('users', 'users.id', 'recording_links.created_by_user_id')
    .select(['guest_recordings.id', 'users.id as user_id', 'users.email', 'users.name', 'users.hosted_domain'])
    .select(sql<boolean>`guest_recordings.last_seen_at < now() - interval '10 seconds'`.as('is_note_due'))
    .where('secret_hash', '=', hashToken(token))
    .where('users.issuer', '=', issuer)
    .where('guest_recordings.expires_at', '>', sql<Date>`now()`)
    .where(sql<boolean>`(recording_links.revoked_at is null or not ${IS_UNFINISHED})`)
    .executeTakeFirst();
  if (!row) return null;
  if (row.is_note_due) await noteSeen(db, row.id);
  const { id: sessionId, user_id: userId, email, name, hosted_domain: hostedDomain } = row;
  return { kind: 'guest', userId, sessionId, email, name, hostedDomain };
}

async function noteSeen(db: Kysely<Tables>, id: string): Promise<void> {
  await db
    .updateTable('guest_recordings')
    .set({ last_seen_at: sql<Date>`now()` })
    .where('id', '=', id)
    .execute();
}
