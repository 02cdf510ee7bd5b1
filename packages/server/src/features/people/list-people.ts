import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../platform/database/schema/tables.js';
import { HAS_ACCOUNT } from '../embedding/embedded-people.js';
import { PERSONAL_PROJECTS_LIMIT } from '../projects/effective-limits.js';

export interface ListedPerson {
  id: string;
  email: string;
  name: string;
  /** True for a person of an embedding tool, who has no account. */
  embedded: boolean;
  /** Number of the person's personal projects, and their limit. */
  personalProjects: number;
  maxPersonalProjects: number;
  flows: number;
  /** Time when the newest session began or was refreshed; null without a session. */
  lastSeen: Date | null;
}

/** Lists everybody who has signed in or comes from an embedding tool, and was not removed, by e-mail. */
export async function listPeople(db: Kysely<Tables>): Promise<ListedPerson[]> {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.email', 'users.name'])
    .select(sql<boolean>`not ${HAS_ACCOUNT}`.as('embedded'))
    .select(PERSONAL_PROJECTS_LIMIT.as('maxPersonalProjects'))
    .select(
      sql<number>`(select count(*)::integer from members join projects on projects.id = members.project_id
        where members.user_id = users.id and projects.category = 'PERSONAL')`.as('personalProjects'),
    )
    .select(sql<number>`(select count(*)::integer from flows where reporter_user_id = users.id)`.as('flows'))
    .select(
      sql<Date | null>`(select max(refresh_tokens.created_at) from sessions
        join refresh_tokens on refresh_tokens.session_id = sessions.id where sessions.user_id = users.id)`.as(
        'lastSeen',
      ),
    )
    .where('users.removed_at', 'is', null)
    .orderBy(sql`lower(users.email)`)
    .orderBy('users.id')
    .execute();
}
