import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { AllowedAccounts } from '../../platform/config/allowed-accounts.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { hashToken, isCheckedToken } from '../../platform/secrets/opaque-token.js';
import { EMBED_TOKEN_PREFIX } from './create-embed-token.js';
import { EMBED_KEY_PREFIX } from './embed-key-store.js';
import { EMBED_ISSUER } from './embedded-people.js';

interface Presented {
  token: string;
  /** Account key of the configured issuer: keys of other issuers' accounts are invalid. */
  issuer: string;
}

/** Finds an embed key with the person who made it; null unless the key is valid. Records its use at most once a minute. */
export async function findEmbedKey(db: Kysely<Tables>, { token, issuer }: Presented): Promise<Actor | null> {
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

/**
 * Finds the embedded person of a token; null unless the token is valid. It is invalid while the person has a higher role than
 * the token grants, so that a newer token cannot raise an older one.
 */
export async function findEmbedded(
  db: Kysely<Tables>,
  { token, issuer, isAllowed }: Presented & Pick<AllowedAccounts, 'isAllowed'>,
): Promise<Actor | null> {
  if (!isCheckedToken(EMBED_TOKEN_PREFIX, token)) return null;
  const row = await db
    .selectFrom('embed_tokens')
    .innerJoin('embed_keys', 'embed_keys.id', 'embed_tokens.key_id')
    .innerJoin('users as maker', 'maker.id', 'embed_keys.created_by_user_id')
    .innerJoin('users as person', 'person.id', 'embed_tokens.user_id')
    .innerJoin('members', (join) =>
      join
        .onRef('members.project_id', '=', 'embed_keys.project_id')
        .onRef('members.user_id', '=', 'embed_tokens.user_id'),
    )
    .select(['embed_tokens.id', 'embed_keys.project_id', 'person.id as user_id', 'person.email', 'person.name'])
    .select(['maker.email as maker_email', 'maker.hosted_domain as maker_domain'])
    .where('embed_tokens.token_hash', '=', hashToken(token))
    .where('embed_tokens.expires_at', '>', sql<Date>`now()`)
    .where('maker.issuer', '=', issuer)
    .where('person.issuer', '=', EMBED_ISSUER)
    .where(sql<boolean>`(embed_tokens.role = 'ADMIN' or members.role = 'USER')`)
    .executeTakeFirst();
  if (!row || !isAllowed({ email: row.maker_email, hostedDomain: row.maker_domain })) return null;
  const { id: sessionId, user_id: userId, project_id: projectId, email, name } = row;
  return { kind: 'embed', userId, sessionId, projectId, email, name, hostedDomain: null, emailIsClaimed: true };
}

async function noteUse(db: Kysely<Tables>, keyId: string): Promise<void> {
  await db
    .updateTable('embed_keys')
    .set({ last_used_at: sql<Date>`now()` })
    .where('id', '=', keyId)
    .execute();
}
