import { isAtPersonalProjectLimit, maxPersonalProjects } from '@flowlens/core/permissions';
import type { Transaction } from 'kysely';
import type { Actor } from '../../http/actor.js';
import type { Tables } from '../../platform/database/schema/tables.js';
import { unauthorized } from '../../platform/errors/http-problem.js';
import { PERSONAL_PROJECTS_LIMIT } from './effective-limits.js';

/** Personal projects of a person, including the default project (spec §5). */
export interface PersonalProjects {
  count: number;
  atLimit: boolean;
}

/**
 * Counts the actor's personal projects and prevents new ones until the transaction ends.
 *
 * @throws HttpProblem 401 if the person was removed since the call began
 */
export async function lockPersonalProjects(transaction: Transaction<Tables>, actor: Actor): Promise<PersonalProjects> {
  const user = await transaction
    .selectFrom('users')
    .select(PERSONAL_PROJECTS_LIMIT.as('max_systems_count'))
    .where('id', '=', actor.userId)
    .where('removed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) throw unauthorized();
  const projects = await transaction
    .selectFrom('members')
    .innerJoin('projects', 'projects.id', 'members.project_id')
    .select('projects.category')
    .where('members.user_id', '=', actor.userId)
    .where('projects.category', '=', 'PERSONAL')
    .execute();
  return { count: projects.length, atLimit: isAtPersonalProjectLimit(projects, maxPersonalProjects(user)) };
}
