import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { AllowedAccounts } from '../../platform/config/allowed-accounts.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { hashToken, isCheckedToken } from '../../platform/secrets/opaque-token.js';
import { EMBED_TOKEN_PREFIX } from './create-embed-token.js';
import { EMBED_ISSUER } from './embedded-people.js';

interface PresentedEmbedToken {
  token: string;
  /** Account key of the configured issuer. Keys made by accounts of other issuers are invalid. */
  issuer: string;
}

/**
 * Checks an embed token and returns its person; null unless it is valid. A token is invalid while the person has a
 * higher role than it grants, so that a newer token cannot extend the rights of an older one.
 */
export async function findEmbeddedPerson(
  db: Kysely<Tables>,
  { token, issuer, isAllowed }: PresentedEmbedToken & Pick<AllowedAccounts, 'isAllowed'>,
): Promise<Actor | null> {
  if (!isCheckedToken(EMBED_TOKEN_PREFIX, token)) return null;
  const row = await db
    .selectFrom('embed_tokens')
    .innerJoin('embed_keys', 'embed_keys.id', 'embed_tokens.key_id')
    .innerJoin('users as creator', 'creator.id', 'embed_keys.created_by_user_id')
    .innerJoin('users as person', 'person.id', 'embed_tokens.user_id')
    .innerJoin('members', (join) =>
      join
        .onRef('members.project_id', '=', 'embed_keys.project_id')
        .onRef('members.user_id', '=', 'embed_tokens.user_id'),
    )
    .select(['embed_tokens.id', 'embed_keys.project_id', 'person.id as user_id', 'person.email', 'person.name'])
    .select(['creator.email as creator_email', 'creator.hosted_domain as creator_domain'])
    .where('embed_tokens.token_hash', '=', hashToken(token))
    .where('embed_tokens.expires_at', '>', sql<Date>`now()`)
    .where('creator.issuer', '=', issuer)
    .where('person.issuer', '=', EMBED_ISSUER)
    .where(sql<boolean>`(embed_tokens.role = 'ADMIN' or members.role = 'USER')`)
    .executeTakeFirst();
  if (!row || !isAllowed({ email: row.creator_email, hostedDomain: row.creator_domain })) return null;
  const { id: sessionId, user_id: userId, project_id: projectId, email, name } = row;
  return { kind: 'embed', userId, sessionId, projectId, email, name, hostedDomain: null, emailIsClaimed: true };
}
