import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { hashToken, isCheckedToken } from '../../platform/secrets/opaque-token.js';
import { EMBED_KEY_PREFIX } from './embed-key-store.js';

interface PresentedEmbedKey {
  token: string;
  /** Account key of the configured issuer. Keys made by accounts of other issuers are invalid. */
  issuer: string;
}

/**
 * Finds an embed key and the person who created it; null unless the key is valid. Records its use at most once a
 * minute.
 */
export async function findEmbedKey(db: Kysely<Tables>, { token, issuer }: PresentedEmbedKey): Promise<Actor | null> {
  if (!isCheckedToken(EMBED_KEY_PREFIX, token)) return null;
  const row = await db
    .selectFrom('embed_keys')
    .innerJoin('users', 'users.id', 'embed_keys.created_by_user_id')
    .select(['embed_keys.id', 'embed_keys.project_id', 'users.id as user_id'])
    .select(['users.email', 'users.name', 'users.hosted_domain'])
    .select(sql<boolean>`coalesce(last_used_at < now() - interval '1 minute', true)`.as('is_note_due'))
    .where('key_hash', '=', hashToken(token))
    .where('users.issuer', '=', issuer)
    .executeTakeFirst();
  if (!row) return null;
  if (row.is_note_due) await noteUse(db, row.id);
  const { id: sessionId, user_id: userId, project_id: projectId, email, name, hosted_domain: hostedDomain } = row;
  return { kind: 'embedKey', userId, sessionId, projectId, email, name, hostedDomain };
}

async function noteUse(db: Kysely<Tables>, keyId: string): Promise<void> {
  await db
    .updateTable('embed_keys')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', keyId)
    .execute();
}
