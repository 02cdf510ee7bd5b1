import { type Kysely, sql } from 'kysely';
import type { Config } from '../../platform/config/config.js';
import type { Tables } from '../../platform/database/schema/tables.js';

/** Stores the configured limits, which apply to projects and people without their own. Writes only changes. */
export async function storeLimits(
  db: Kysely<Tables>,
  { maxMembers, maxPersonalProjects }: Pick<Config, 'maxMembers' | 'maxPersonalProjects'>,
): Promise<void> {
  await db
    .updateTable('installation')
    .set({ max_members_count: maxMembers, max_personal_projects: maxPersonalProjects })
    .where(
      sql<boolean>`(max_members_count, max_personal_projects) <> (${maxMembers}::integer, ${maxPersonalProjects}::integer)`,
    )
    .execute();
}
