import type { CurrentUser } from '@flowlens/client';
import { type Kysely, sql } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { unauthorized } from '../../platform/errors/http-problem.js';
import { HAS_ACCOUNT } from '../embedding/embedded-people.js';
import { PERSONAL_PROJECTS_LIMIT } from '../projects/effective-limits.js';

/** Returns the caller with the issuer's data and their account here. */
export async function findCurrentUser(db: Kysely<Tables>, actor: Actor): Promise<CurrentUser> {
  const { id, name, email, picture, max_systems_count, session_reused_at, embedded } = await db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'picture', 'session_reused_at'])
    .select(sql<boolean>`not ${HAS_ACCOUNT}`.as('embedded'))
    .select(PERSONAL_PROJECTS_LIMIT.as('max_systems_count'))
    .where('id', '=', actor.userId)
    // The account may have been removed since its session was found.
    .executeTakeFirstOrThrow(() => unauthorized());
  return {
    user: { name, email, picture },
    app_user: { id, max_systems_count, ...(embedded && { embedded }) },
    session_reused_at: session_reused_at?.toISOString() ?? null,
  };
}

/** Marks the notice about a reused refresh token as read. */
export async function dismissSessionNotice(db: Kysely<Tables>, actor: Actor): Promise<void> {
  await db.updateTable('users').set({ session_reused_at: null }).where('id', '=', actor.userId).execute();
}
