import type { CurrentUser } from '@flowlens/client';
import type { Kysely } from 'kysely';
import type { Actor } from '../../actor.js';
import type { Tables } from '../../database/tables.js';
import { MAX_PERSONAL_PROJECTS } from '../projects/effective-limits.js';

/** The caller as the issuer knows them, and their account here. */
export async function findCurrentUser(db: Kysely<Tables>, actor: Actor): Promise<CurrentUser> {
  const { id, name, email, picture, max_systems_count } = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'picture'])
    .select(MAX_PERSONAL_PROJECTS.as('max_systems_count'))
    .where('id', '=', actor.userId)
    .executeTakeFirstOrThrow();
  return { user: { name, email, picture }, app_user: { id, max_systems_count } };
}
